-- 틀린 점: 무엇이 바뀌었는지 보지 않는다
SELECT i.animal_id, i.animal_type, i.name
FROM animal_ins i
JOIN animal_outs o ON o.animal_id = i.animal_id
WHERE i.sex_upon_intake <> o.sex_upon_outcome
ORDER BY i.animal_id;
