-- 틀린 점: 빈 문자열도 이름이 없는 것으로 친다
SELECT animal_type, coalesce(nullif(name, ''), 'No name') AS name, sex_upon_intake
FROM animal_ins
ORDER BY animal_id;
