-- 틀린 점: 키가 아니라 이름이 NULL인지 본다
SELECT o.animal_id, o.name
FROM animal_outs o
LEFT JOIN animal_ins i ON i.animal_id = o.animal_id
WHERE i.name IS NULL
ORDER BY o.animal_id;
