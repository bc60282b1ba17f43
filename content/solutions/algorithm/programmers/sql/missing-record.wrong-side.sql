-- 틀린 점: 짝이 없어 NULL인 쪽의 열을 고른다
SELECT i.animal_id, i.name
FROM animal_outs o
LEFT JOIN animal_ins i ON i.animal_id = o.animal_id
WHERE i.animal_id IS NULL
ORDER BY o.animal_id;
