/** ISO 15924. In others letters are joined, or stand in clusters that space would tear. */
const alphabets = new Set(['Latn', 'Cyrl', 'Grek']);

/** Whether the letters of a language may be set further apart, which helps many who read with difficulty (Zorzi et al., PNAS 2012). */
export function hasLettersApart({ script }: { script: string }): boolean {
  return alphabets.has(script);
}
