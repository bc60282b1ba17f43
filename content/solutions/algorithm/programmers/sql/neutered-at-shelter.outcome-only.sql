-- 틀린 점: 들어올 때의 상태를 보지 않는다
SELECT i.animal_id, i.animal_type, i.name
FROM animal_ins i
JOIN animal_outs o ON o.animal_id = i.animal_id
WHERE o.sex_upon_outcome LIKE 'Spayed%' OR o.sex_upon_outcome LIKE 'Neutered%'
ORDER BY i.animal_id;
