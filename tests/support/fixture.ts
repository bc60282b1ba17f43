/** Where the tests serve the fixture: below a path, which is the harder case of a host. */
export const FIXTURE_BASE_PATH = '/notes';
export const FIXTURE_PORT = Number(process.env['E2E_FIXTURE_PORT'] ?? 4174);
export const FIXTURE_SITE = `http://localhost:${FIXTURE_PORT}${FIXTURE_BASE_PATH}`;
