-- 틀린 점: CASE name WHEN NULL은 =로 비교한다
SELECT animal_type,
       CASE name WHEN NULL THEN 'No name' ELSE name END AS name,
       sex_upon_intake
FROM animal_ins
ORDER BY animal_id;
