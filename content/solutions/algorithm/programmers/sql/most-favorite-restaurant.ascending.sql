-- 틀린 점: 음식 종류를 오름차순으로 둔다
SELECT food_type, rest_id, rest_name, favorites
FROM (
  SELECT *, rank() OVER (PARTITION BY food_type ORDER BY favorites DESC) AS place
  FROM rest_info
) AS ranked
WHERE place = 1
ORDER BY food_type, rest_id;
