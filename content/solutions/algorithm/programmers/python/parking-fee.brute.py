"""하루를 1분씩 지나며 서 있는 차량을 세고, 단위 시간을 하나씩 더 산다."""


def generate(rng):
    fees = [rng.randint(1, 30), rng.randint(0, 9) * 100, rng.randint(1, 10), rng.randint(1, 50)]
    minutes = sorted(rng.sample(range(rng.choice([40, 1439])), rng.randint(1, 9)))
    inside, records = set(), []
    for minute in minutes:
        car = rng.choice(["0001", "0010", "9000"])
        inside ^= {car}
        action = "IN" if car in inside else "OUT"
        records.append(f"{minute // 60:02}:{minute % 60:02} {car} {action}")
    return [fees, records]


def brute(fees, records):
    base, answer, unit, price = fees[0], [], fees[2], fees[3]
    for car in sorted({record[6:10] for record in records}, key=int):
        turns = {r[:5] for r in records if r[6:10] == car}
        inside, parked = False, 0
        for minute in range(1439):
            if f"{minute // 60:02}:{minute % 60:02}" in turns:
                inside = not inside
            parked += inside
        fee, paid = fees[1], base
        while paid < parked:
            paid += unit
            fee += price
        answer.append(fee)
    return answer


def limit():
    return [[1, 100_000, 1, 10_000], [f"00:00 {i * 7919 % 10_000:04} IN" for i in range(1000)]]
