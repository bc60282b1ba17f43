-- 틀린 점: 자식이 없는 개체의 행까지 센다
SELECT p.id, count(*) AS child_count
FROM ecoli_data p
LEFT JOIN ecoli_data c ON c.parent_id = p.id
GROUP BY p.id
ORDER BY p.id;
