-- 틀린 점: 내리지 않고 반올림한다
SELECT round(price / 10000.0) * 10000 AS price_group, count(*) AS products
FROM product
GROUP BY price_group
ORDER BY price_group;
