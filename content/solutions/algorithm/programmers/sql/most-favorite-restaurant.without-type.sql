-- 틀린 점: 종류를 함께 비교하지 않아 다른 종류의 최댓값과 같은 행이 나온다
SELECT food_type, rest_id, rest_name, favorites
FROM rest_info
WHERE favorites IN (
  SELECT max(favorites) FROM rest_info GROUP BY food_type
)
ORDER BY food_type DESC, rest_id;
