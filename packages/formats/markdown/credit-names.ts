// Small words that begin a family name.
const nameParticle = /^(?:al|ap|av|bin|bint|da|das|de|dei|del|della|den|der|di|do|dos|du|el|la|le|ten|ter|van|von|zu)$/;
const organisation = /(?:^| )(?:of|for|du|des|pour|para|für|för) /u;
// The last form is Zulu and Xhosa, which glue "and" to the name: "noSithembile Masuku".
const conjunction = /\s+(?:and|&|och|og|und|et|y|e|en|na)\s+|\s+n[aeo](?=\p{Lu}\p{Ll})/gu;
// The longest real value has 185 characters; cutting takes quadratic time.
const longestCut = 1000;
const suffix = /^(?:Jr|Sr|Inc|Ltd|LLC|PhD|Ph\.D|MD|II|III|IV)\.?$/i;
const absentName = /^(?:missing|none|n\/?a|tbd|\?+|[-–—]+)\.?$/i;

/** Whether the name says that there is none ("Missing", "n/a"). */
export function isAbsentName(name: string): boolean {
  return absentName.test(name);
}

/**
 * The names in one credits value: parted at commas and semicolons, and at "and", "&", "och" and their like only where both sides
 * look like full names, so that "Ministry of Arts and Culture" and "Johnson & Johnson" stay whole; brackets are never cut.
 * A value ending in ";" is parted at semicolons only, where ";;" is a semicolon in a name: so `joinNames` writes names that would be cut.
 */
export function splitNames(value: string): string[] {
  const tidy = value.replace(/\s+/gu, ' ').trim();
  if (tidy.endsWith(';'))
    return nonEmpty(tidy.replaceAll(';;', '\0').split(';')).map((name) => name.replaceAll('\0', ';'));
  const names: string[] = [];
  for (const part of nonEmpty(splitOutsideBrackets(tidy))) {
    const previous = names.at(-1);
    if (previous !== undefined && (suffix.test(part) || isRemark(part)))
      names[names.length - 1] = `${previous}, ${part}`;
    else names.push(...splitAtConjunctions(part));
  }
  return names;
}

/** One credits value from which `splitNames` gives the same names, runs of spaces made one. */
export function joinNames(names: readonly string[]): string {
  const tidy = names.map((name) => name.replace(/\s+/gu, ' ').trim());
  const plain = tidy.join(', ');
  const again = splitNames(plain);
  return again.length === tidy.length && again.every((name, index) => name === tidy[index])
    ? plain
    : `${tidy.map((name) => name.replaceAll(';', ';;')).join('; ')};`;
}

function nonEmpty(parts: string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function splitOutsideBrackets(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < value.length; index += 1) {
    const letter = value.charAt(index);
    if ('([（【'.includes(letter)) depth += 1;
    else if (')]）】'.includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,;，、،；؛]/.test(letter)) {
      parts.push(value.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, value.slice(start)];
}

/** ", avec la contribution du comité" goes on with the name before it; ", dohliam" and ", de Wet" are names. */
function isRemark(part: string): boolean {
  const first = part.split(' ')[0] ?? '';
  return /^\p{Ll}+$/u.test(first) && part.includes(' ') && !nameParticle.test(first);
}

function splitAtConjunctions(part: string): string[] {
  if (part.length > longestCut) return [part];
  const names: string[] = [];
  const whole = part.replace(/^(?:and|&)\s+|\s+(?:and|&)$/giu, '');
  let start = 0;
  for (const match of whole.matchAll(conjunction)) {
    const left = whole.slice(start, match.index);
    const right = whole.slice(match.index + match[0].length);
    const isCut =
      left.includes(' ') && right.includes(' ') && !organisation.test(left) && !isInsideBrackets(whole, match.index);
    if (!isCut) continue;
    names.push(left);
    start = match.index + match[0].length;
  }
  return nonEmpty([...names, whole.slice(start)]);
}

function isInsideBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.split(/[([（【]/).length > before.split(/[)\]）】]/).length;
}
