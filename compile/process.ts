/*
 * Node's `process` as the browser needs it: React asks whether it has `emit`, and Nextra calls `cwd`
 * when it is loaded.
 */

export const env = {};

export const cwd = (): string => '/';
