"""INSERT의 글을 한 글자씩 읽어 값을 만들고, 아이디의 자리에 놓는다."""

TABLE = "CREATE TABLE animal_ins (animal_id text, animal_type text, name text, sex_upon_intake text);"


def generate(rng):
    ids = rng.sample(range(100, 130), rng.randint(1, 8))
    names = ["NULL", "''", "'NULL'", "'Rex'", "'No name'"]
    rows = ", ".join(
        f"('A{i}', '{rng.choice(['Cat', 'Dog'])}', {rng.choice(names)}, 'Intact Male')" for i in ids
    )
    return f"{TABLE}\nINSERT INTO animal_ins VALUES {rows};"


def brute(text):
    slots = [None] * 1000
    for row in text.split("VALUES ")[1].rstrip(";").strip("()").split("), ("):
        key, kind, name, sex = row.split(", ")
        shown = name[1:-1] if name.startswith("'") else "No name"
        slots[int(key[2:-1])] = f"{kind[1:-1]}|{shown}|{sex[1:-1]}"
    return "\n".join(line for line in slots if line is not None)


def limit():
    # 지문이 행의 수를 밝히지 않아 10만 행으로 둔다.
    return f"""{TABLE}
INSERT INTO animal_ins
SELECT 'A' || i * 7919 % 100003, 'Dog', CASE WHEN i % 2 = 0 THEN 'n' || i END, 'Intact Male'
FROM generate_series(1, 100000) AS i;"""
