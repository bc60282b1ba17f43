-- 틀린 점: 세 번부터 고른다
SELECT name, count(*) AS count
FROM animal_ins
WHERE name IS NOT NULL
GROUP BY name
HAVING count(*) > 2
ORDER BY name;
