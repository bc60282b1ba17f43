-- 틀린 점: 상품 번호를 오름차순으로 둔다
SELECT user_id, product_id
FROM online_sale
GROUP BY user_id, product_id
HAVING count(*) >= 2
ORDER BY user_id, product_id;
