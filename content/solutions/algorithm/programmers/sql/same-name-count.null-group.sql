-- 틀린 점: 이름이 없는 행을 빼지 않아 NULL끼리 한 그룹이 된다
SELECT name, count(*) AS count
FROM animal_ins
GROUP BY name
HAVING count(*) >= 2
ORDER BY name;
