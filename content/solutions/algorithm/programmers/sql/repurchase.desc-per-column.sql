-- 틀린 점: DESC가 두 열에 모두 붙는다고 보고 한 번만 쓴다
SELECT user_id, product_id
FROM online_sale
GROUP BY user_id, product_id
HAVING count(*) >= 2
ORDER BY user_id DESC, product_id DESC;
