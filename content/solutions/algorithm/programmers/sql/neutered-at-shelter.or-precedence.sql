-- 틀린 점: 괄호가 없어 OR의 뒤쪽에는 들어올 때의 조건이 걸리지 않는다
SELECT i.animal_id, i.animal_type, i.name
FROM animal_ins i
JOIN animal_outs o ON o.animal_id = i.animal_id
WHERE i.sex_upon_intake LIKE 'Intact%'
  AND o.sex_upon_outcome LIKE 'Spayed%' OR o.sex_upon_outcome LIKE 'Neutered%'
ORDER BY i.animal_id;
