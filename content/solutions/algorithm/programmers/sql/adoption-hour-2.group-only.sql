-- 틀린 점: 입양이 있는 시만 묶인다
SELECT extract(hour FROM o.datetime) AS hour, count(o.animal_id) AS count
FROM animal_outs o
GROUP BY hour
ORDER BY hour;
