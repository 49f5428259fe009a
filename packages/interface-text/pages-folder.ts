import path from 'node:path';

/** Where the texts of the pages about the library stand: `{language}/{page}.md`. */
export const pagesFolder = path.join(import.meta.dirname, 'pages');
