-- 틀린 점: 가격대가 아니라 가격으로 묶는다
SELECT price / 10000 * 10000 AS price_group, count(*) AS products
FROM product
GROUP BY price
ORDER BY price_group;
