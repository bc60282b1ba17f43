/** Checks the types of TypeScript that exists only in memory. */
export { type Complaint, typeErrors } from './run/type-check';
