/**
 * The kinds of callouts, the same as GitHub's, and their labels. Their colours are in
 * components/styles/blocks.css.
 */
export const callouts = {
  note: '참고',
  tip: '도움말',
  important: '중요',
  warning: '주의',
  caution: '위험',
} as const;
