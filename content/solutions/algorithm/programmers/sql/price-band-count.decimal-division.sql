-- 틀린 점: 몫에 소수가 남아 본래의 가격으로 돌아온다
SELECT (price / 10000.0 * 10000)::int AS price_group, count(*) AS products
FROM product
GROUP BY price_group
ORDER BY price_group;
