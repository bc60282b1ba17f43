"""나온 글자의 모든 부분집합마다, 그것을 담은 주문을 센다."""


def generate(rng):
    letters = "ABCDEF"[: rng.randint(2, 6)]
    orders = []
    for _ in range(rng.randint(2, 6)):
        order = list(letters)
        rng.shuffle(order)
        orders.append("".join(order[: rng.randint(2, len(order))]))
    return [orders, sorted(rng.sample(range(2, 8), rng.randint(1, 4)))]


def brute(orders, course):
    letters = sorted(set("".join(orders)))
    menus = []
    for size in course:
        having = {}
        for mask in range(1 << len(letters)):
            menu = "".join(x for i, x in enumerate(letters) if mask >> i & 1)
            if len(menu) == size:
                having[menu] = sum(set(menu) <= set(order) for order in orders)
        most = max([2, *having.values()])
        menus += [menu for menu, count in having.items() if count == most]
    return sorted(menus)


def limit():
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    orders = ["".join(letters[(i * 3 + j * 7) % 26] for j in range(10)) for i in range(20)]
    return [orders, list(range(2, 11))]
