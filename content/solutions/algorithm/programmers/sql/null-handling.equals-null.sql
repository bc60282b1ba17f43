-- 틀린 점: NULL인지를 =로 묻는다
SELECT animal_type,
       CASE WHEN name = NULL THEN 'No name' ELSE name END AS name,
       sex_upon_intake
FROM animal_ins
ORDER BY animal_id;
