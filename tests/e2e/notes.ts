/** Notes of the fixture (`tests/fixtures/site`) that the tests speak of by name. */
export const notes = {
  /** Code of every kind, terminal sessions, tabs, field tables. */
  redis: '/docs/redis/redis-stream',
  /** Links to the long note and is linked from it. */
  webhook: '/docs/orders/webhook',
  /** The long note; `tests/support/long-note.ts` makes it. */
  guide: '/docs/orders/order-api',
  /** Shows every element a note may use, one by one. */
  elements: '/note-elements',
} as const;

/** The sections, as the bar at the top names them. */
export const sections = [
  'Introduce',
  'Spring',
  'Etc Programming',
  'Algorithm',
  'Theory',
  'Node',
  'Docs',
  'Blog',
];

/** An address that no page has. */
export const UNKNOWN_ROUTE = '/docs/redis/redis-streem';
