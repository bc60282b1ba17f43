-- 틀린 점: 종료일도 9월이어야 한다고 본다
SELECT history_id,
       car_id,
       to_char(start_date, 'YYYY-MM-DD') AS start_date,
       to_char(end_date, 'YYYY-MM-DD') AS end_date,
       CASE WHEN end_date - start_date + 1 >= 30 THEN '장기 대여' ELSE '단기 대여' END AS rent_type
FROM car_rental_company_rental_history
WHERE start_date >= DATE '2022-09-01' AND end_date < DATE '2022-10-01'
ORDER BY history_id DESC;
