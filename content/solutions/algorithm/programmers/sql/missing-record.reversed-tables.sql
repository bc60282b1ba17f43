-- 틀린 점: 두 표를 바꾸어 입양을 가지 않은 동물을 찾는다
SELECT o.animal_id, o.name
FROM animal_ins o
LEFT JOIN animal_outs i ON i.animal_id = o.animal_id
WHERE i.animal_id IS NULL
ORDER BY o.animal_id;
