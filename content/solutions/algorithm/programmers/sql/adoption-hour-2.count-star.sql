-- 틀린 점: 짝이 없는 시의 행까지 세어 0이 1이 된다
SELECT h.hour, count(*) AS count
FROM generate_series(0, 23) AS h(hour)
LEFT JOIN animal_outs o ON extract(hour FROM o.datetime) = h.hour
GROUP BY h.hour
ORDER BY h.hour;
