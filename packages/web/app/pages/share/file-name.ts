/** A name of 80 letters of three bytes each is still one that file systems take. */
const maxLength = 80;

/** Letters of any script, and nothing that a file system takes for something else; none is cut off from its marks. */
export function fileName(title: string): string {
  const words = title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  let name = '';
  for (const letter of words.match(/.\p{M}*/gu) ?? []) {
    if (name.length + letter.length > maxLength) break;
    name += letter;
  }
  return name.replace(/-$/, '') || 'book';
}
