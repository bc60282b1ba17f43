-- 틀린 점: NULL의 자리를 적지 않아 이름이 없는 행이 맨 뒤로 간다
SELECT animal_id, name, datetime
FROM animal_ins
ORDER BY name, datetime DESC;
