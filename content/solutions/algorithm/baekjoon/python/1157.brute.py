"""글자를 정렬해 이어진 길이를 센다."""
from itertools import groupby


def generate(rng):
    letters = rng.choice(["aA", "abAB", "xyzXYZ"])
    return "".join(rng.choices(letters, k=rng.randint(1, 9)))


def brute(text):
    runs = [(len(list(group)), letter) for letter, group in groupby(sorted(text.strip().lower()))]
    longest = max(length for length, _ in runs)
    found = [letter for length, letter in runs if length == longest]
    return "?" if len(found) > 1 else found[0].upper()


def limit():
    return "abcdefghijklmnopqrstuvwxyz" * 38_461 + "aBcDeFgHiJkLmN"
