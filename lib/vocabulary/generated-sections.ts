/**
 * The sections that the build writes at the end of notes, by what a note is. No heading of such a
 * note may take their ids.
 */
export const generatedSections = {
  topic: { id: 'problems', title: '이 기법을 쓰는 문제' },
  problem: { id: 'same-technique', title: '같은 유형' },
  note: { id: 'related-notes', title: '이어지는 노트' },
} as const;
