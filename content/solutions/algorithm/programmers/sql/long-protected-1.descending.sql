-- 틀린 점: 시작일의 내림차순이라 가장 나중에 들어온 셋이 나온다
SELECT i.name, i.datetime
FROM animal_ins i
WHERE NOT EXISTS (
  SELECT 1 FROM animal_outs o WHERE o.animal_id = i.animal_id
)
ORDER BY i.datetime DESC
LIMIT 3;
