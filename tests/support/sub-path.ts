/** Where the tests serve the site that lies below a path. */
export const BASE_PATH = '/notes';
export const SUB_PATH_PORT = 4174;
export const SUB_PATH_SITE = `http://localhost:${SUB_PATH_PORT}${BASE_PATH}`;
