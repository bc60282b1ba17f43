"""1초마다 다리 위 트럭의 자리를 한 칸씩 옮긴다."""


def generate(rng):
    weight = rng.randint(1, 8)
    trucks = [rng.randint(1, weight) for _ in range(rng.randint(1, 6))]
    return [rng.randint(1, 5), weight, trucks]


def brute(length, weight, trucks):
    waiting, on_bridge, seconds = trucks[:], [], 0
    while waiting or on_bridge:
        seconds += 1
        on_bridge = [(truck, place + 1) for truck, place in on_bridge if place < length]
        room = len(on_bridge) < length
        if waiting and room and sum(truck for truck, _ in on_bridge) + waiting[0] <= weight:
            on_bridge.append((waiting.pop(0), 1))
    return seconds


def limit():
    return [10_000, 10_000, [10_000] * 10_000]
