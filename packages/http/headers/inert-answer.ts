/**
 * Of an answer that is data, not a page: opened as a document in a browser it loads and runs nothing, whatever somebody wrote
 * into it, and stands in no frame. Readers' pages have a policy of their own.
 */
export const inertAnswer = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } as const;
