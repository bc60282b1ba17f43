"""키를 하나씩 이진 검색 트리에 넣은 다음 재귀로 돈다."""


def grown(keys):
    root = None
    for key in keys:
        root = put(root, key)
    return root


def put(node, key):
    if node is None:
        return (None, key, None)
    left, own, right = node
    return (put(left, key), own, right) if key < own else (left, own, put(right, key))


def pre(node):
    return [] if node is None else [node[1], *pre(node[0]), *pre(node[2])]


def post(node):
    return [] if node is None else [*post(node[0]), *post(node[2]), node[1]]


def generate(rng):
    keys = rng.sample(range(1, 20), rng.randint(1, 9))
    return "\n".join(map(str, pre(grown(keys))))


def brute(text):
    # 전위의 차례로 넣으면 같은 트리가 된다: 부모가 자식보다 먼저 온다
    return "\n".join(map(str, post(grown(map(int, text.split())))))


def limit():
    return "\n".join(str(key) for key in range(999_999, 989_999, -1))
