-- 틀린 점: 내부 조인이라 자식이 없는 개체가 빠진다
SELECT p.id, count(c.id) AS child_count
FROM ecoli_data p
JOIN ecoli_data c ON c.parent_id = p.id
GROUP BY p.id
ORDER BY p.id;
