-- 틀린 점: 해를 보지 않아 다른 해의 9월도 고른다
SELECT history_id,
       car_id,
       to_char(start_date, 'YYYY-MM-DD') AS start_date,
       to_char(end_date, 'YYYY-MM-DD') AS end_date,
       CASE WHEN end_date - start_date + 1 >= 30 THEN '장기 대여' ELSE '단기 대여' END AS rent_type
FROM car_rental_company_rental_history
WHERE extract(month FROM start_date) = 9
ORDER BY history_id DESC;
