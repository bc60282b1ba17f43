-- 틀린 점: 양 끝을 세지 않아 하루가 모자란다
SELECT history_id,
       car_id,
       to_char(start_date, 'YYYY-MM-DD') AS start_date,
       to_char(end_date, 'YYYY-MM-DD') AS end_date,
       CASE WHEN end_date - start_date >= 30 THEN '장기 대여' ELSE '단기 대여' END AS rent_type
FROM car_rental_company_rental_history
WHERE start_date >= DATE '2022-09-01' AND start_date < DATE '2022-10-01'
ORDER BY history_id DESC;
