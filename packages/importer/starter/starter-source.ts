/** What the books of the starter library have as their source. */
export const starterSource = 'starter';
