-- 틀린 점: 자기 조인에 DISTINCT가 없어 세 번 산 회원이 여러 번 나온다
SELECT user_id, product_id
FROM online_sale a
JOIN online_sale b USING (user_id, product_id)
WHERE a.sales_date < b.sales_date
ORDER BY user_id, product_id DESC;
