# 틀린 점: 노래가 하나뿐인 장르에서도 두 곡을 꺼낸다
from collections import defaultdict


def solution(genres: list[str], plays: list[int]) -> list[int]:
    totals = defaultdict(int)
    songs = defaultdict(list)
    for i, (genre, count) in enumerate(zip(genres, plays)):
        totals[genre] += count
        songs[genre].append(i)

    album = []
    for genre in sorted(totals, key=totals.get, reverse=True):
        ranked = sorted(songs[genre], key=lambda i: (-plays[i], i))
        album += [ranked[0], ranked[1]]
    return album
