/**
 * Sections that the build adds at the end of a note, by kind of note. No heading of the note may have their
 * ids.
 */
export const generatedSections = {
  topic: { id: 'problems', title: '이 기법을 쓰는 문제' },
  problem: { id: 'same-technique', title: '같은 유형' },
  note: { id: 'related-notes', title: '이어지는 노트' },
} as const;
