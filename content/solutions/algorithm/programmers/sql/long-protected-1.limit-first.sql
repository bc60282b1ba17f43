-- 틀린 점: 이른 셋을 먼저 자르고 입양 간 동물을 뺀다
SELECT i.name, i.datetime
FROM (SELECT * FROM animal_ins ORDER BY datetime LIMIT 3) AS i
WHERE NOT EXISTS (
  SELECT 1 FROM animal_outs o WHERE o.animal_id = i.animal_id
)
ORDER BY i.datetime;
