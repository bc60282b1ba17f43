-- 틀린 점: 시각을 이름보다 먼저 본다
SELECT animal_id, name, datetime
FROM animal_ins
ORDER BY datetime DESC, name NULLS FIRST;
