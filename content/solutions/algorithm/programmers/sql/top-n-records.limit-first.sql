-- 틀린 점: 한 행을 먼저 자르고 그것을 정렬한다
SELECT name
FROM (SELECT * FROM animal_ins LIMIT 1) AS one
ORDER BY datetime;
