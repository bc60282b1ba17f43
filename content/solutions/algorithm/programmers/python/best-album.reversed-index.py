# 틀린 점: reverse가 번호의 순서까지 뒤집는다
from collections import defaultdict


def solution(genres: list[str], plays: list[int]) -> list[int]:
    totals = defaultdict(int)
    songs = defaultdict(list)
    for i, (genre, count) in enumerate(zip(genres, plays)):
        totals[genre] += count
        songs[genre].append(i)

    album = []
    for genre in sorted(totals, key=totals.get, reverse=True):
        album += sorted(songs[genre], key=lambda i: (plays[i], i), reverse=True)[:2]
    return album
