/** Texts of empty lists, on the page and in its Markdown. */
export const NO_NOTES = '준비 중이다. 아직 공개한 노트가 없다.';
export const NO_PROBLEMS = '아직 공개한 문제가 없다.';
