/** The beginning of a text; a letter of two units is not cut in half, as no database takes half of one. */
export function cutText(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '');
}
