"""재귀 없이, 노드의 글자를 제 순회로 바꾸어 넣기를 되풀이한다."""


def generate(rng):
    n = rng.randint(1, 8)
    names = "ABCDEFGH"[:n]
    children = {name: [".", "."] for name in names}
    for child in names[1:]:
        free = [(v, s) for v in names[: names.index(child)] for s in (0, 1) if children[v][s] == "."]
        parent, side = rng.choice(free)
        children[parent][side] = child
    order = rng.sample(names, n)
    return "\n".join([str(n), *(f"{v} {' '.join(children[v])}" for v in order)])


def brute(text):
    _, *lines = text.split("\n")
    rows = [line.split() for line in lines]
    answers = []
    for form in ("{v}{l}{r}", "{l}{v}{r}", "{l}{r}{v}"):
        word = "a"  # 작은 글자는 아직 펼치지 않은 서브트리다
        while word != word.upper():
            for v, left, right in rows:
                parts = {"v": v, "l": left.strip(".").lower(), "r": right.strip(".").lower()}
                word = word.replace(v.lower(), form.format(**parts))
        answers.append(word)
    return "\n".join(answers)


def limit():
    names = [chr(65 + i) for i in range(26)]
    return "\n".join(["26", *(f"{v} {w} ." for v, w in zip(names, [*names[1:], "."]))])
