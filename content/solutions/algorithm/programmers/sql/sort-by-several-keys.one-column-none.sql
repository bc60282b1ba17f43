-- 틀린 점: 같은 이름에서 이른 쪽을 먼저 둔다
SELECT animal_id, name, datetime
FROM animal_ins
ORDER BY name NULLS FIRST, datetime;
