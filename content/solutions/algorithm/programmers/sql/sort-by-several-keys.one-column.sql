-- 틀린 점: DESC를 두 열에 모두 붙여 이름도 뒤집힌다
SELECT animal_id, name, datetime
FROM animal_ins
ORDER BY name DESC NULLS FIRST, datetime DESC;
