-- 틀린 점: 같은 행이 없는 것이 아니라 다른 행이 있는 것을 찾는다
SELECT i.name, i.datetime
FROM animal_ins i
JOIN animal_outs o ON o.animal_id <> i.animal_id
ORDER BY i.datetime
LIMIT 3;
