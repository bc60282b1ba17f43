-- 틀린 점: 자식이 아니라 부모를 센다
SELECT p.id, count(c.id) AS child_count
FROM ecoli_data p
LEFT JOIN ecoli_data c ON p.parent_id = c.id
GROUP BY p.id
ORDER BY p.id;
