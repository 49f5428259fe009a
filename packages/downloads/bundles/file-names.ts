/** ext4 and most phones take 255 bytes, of which a letter of Khmer takes three. */
const maxTitleBytes = 180;

/** What FAT and Windows refuse in a name. */
const refused = /[<>:"/\\|?*]/g;
/** What is not seen and may turn the letters of a name around; the joiners of Persian and Sinhala are letters and stay. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * What files are called on a stick or a phone: a number, which keeps their order and tells two of the same title apart, and the title as
 * far as every file system takes it. "03 Why Not.epub".
 */
export function fileNames(titles: readonly string[], extension: string): string[] {
  const digits = Math.max(2, String(titles.length).length);
  return titles.map((title, at) => {
    const number = String(at + 1).padStart(digits, '0');
    return `${[number, fileTitle(title)].filter((part) => part !== '').join(' ')}.${extension}`;
  });
}

/** A title as a part of a file's name; '' where nothing of it can be one. */
export function fileTitle(title: string): string {
  const clean = title
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(refused, ' ')
    .replace(/\s+/g, ' ');
  const whole = trimmed(clean);
  if (Buffer.byteLength(whole) <= maxTitleBytes) return whole;
  return `${trimmed(beginningOf(whole))}…`;
}

/** Windows drops dots and spaces at the end, and a name that begins with a dot is hidden elsewhere. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '');
}

/** As many whole letters as there is room for, with what stands above and below them. */
function beginningOf(title: string): string {
  let begun = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title)) {
    if (Buffer.byteLength(begun + segment) > maxTitleBytes) break;
    begun += segment;
  }
  return begun;
}
