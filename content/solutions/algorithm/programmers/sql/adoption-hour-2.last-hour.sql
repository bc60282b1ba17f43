-- 틀린 점: 23에서도 다음 행을 만들어 24시가 나온다
WITH RECURSIVE h AS (
  SELECT 0 AS hour
  UNION ALL
  SELECT hour + 1 FROM h WHERE hour <= 23
)
SELECT h.hour, count(o.animal_id) AS count
FROM h
LEFT JOIN animal_outs o ON extract(hour FROM o.datetime) = h.hour
GROUP BY h.hour
ORDER BY h.hour;
