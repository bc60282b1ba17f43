# 틀린 점: 장르를 총합이 아니라 가장 많이 재생된 곡으로 정렬한다
from collections import defaultdict


def solution(genres: list[str], plays: list[int]) -> list[int]:
    totals = defaultdict(int)
    songs = defaultdict(list)
    for i, (genre, count) in enumerate(zip(genres, plays)):
        totals[genre] = max(totals[genre], count)
        songs[genre].append(i)

    album = []
    for genre in sorted(totals, key=totals.get, reverse=True):
        album += sorted(songs[genre], key=lambda i: (-plays[i], i))[:2]
    return album
