-- 틀린 점: 자식이 있는 개체만 나온다
SELECT p.parent_id AS id, count(p.id) AS child_count
FROM ecoli_data p
WHERE p.parent_id IS NOT NULL
GROUP BY p.parent_id
ORDER BY p.parent_id;
