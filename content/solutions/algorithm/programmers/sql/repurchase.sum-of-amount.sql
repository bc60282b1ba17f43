-- 틀린 점: 구매한 횟수가 아니라 판매량의 합을 센다
SELECT user_id, product_id
FROM online_sale
GROUP BY user_id, product_id
HAVING sum(sales_amount) >= 2
ORDER BY user_id, product_id DESC;
