import type { FormatWarning } from '../../book.ts';
import { type Licence, parseLicence } from '../../licence.ts';

const address = /creativecommons\.org\/(licenses|publicdomain)\/([a-z+-]+)(?:\/(\d\.\d))?/gi;
const name = /\bCC[\s-]*BY\b|\bCreative Commons:?\s+Attribution\b|\bCC[\s-]*(?:0|Zero)\b/gi;
/** One word more of a licence's name: a condition, a version, or what says nothing. */
const part =
  /^[\s,:;()/&+_-]*(?:and\s+)?(?:(?<NC>NC|Non[\s-]*Commercial)|(?<SA>SA|Share[\s-]*Alike)|(?<ND>ND|No[\s-]*Deriv(?:ative)?s?(?:\s+Works)?)|(?:v(?:ersion)?\.?\s*)?(?<version>\d\.\d)|licen[cs]e|international|unported|generic|public)\b/i;

/**
 * The Creative Commons licences that a text speaks of, each once: by the address of the licence, else by its name as people write it
 * ("CC BY-NC 4.0", "Creative Commons Attribution 4.0 International").
 */
export function findLicences(text: string): Licence[] {
  const search = openLicenceSearch();
  search.look(text);
  return search.found();
}

/** `findLicences` of many texts as if they were one, so that they need not lie in memory together. */
export function openLicenceSearch(): { look: (text: string) => void; found: () => Licence[] } {
  const addressed = new Set<Licence>();
  const named = new Set<Licence>();
  return {
    look(text) {
      const plain = text.normalize('NFKC').replaceAll(/[‐-―]/g, '-');
      for (const [, kind = '', conditions = '', version = ''] of plain.matchAll(address)) {
        const isFree = kind.toLowerCase() === 'publicdomain';
        add(addressed, `https://creativecommons.org/${kind}/${conditions}/${isFree ? '1.0' : version}`);
      }
      for (const { 0: start, index } of plain.matchAll(name))
        add(
          named,
          /(0|zero)$/i.test(start) ? 'CC0-1.0' : conditionsAfter(plain.slice(index + start.length, index + 200)),
        );
    },
    found: () => (addressed.size > 0 ? [...addressed] : withoutRepetitions([...named])),
  };
}

/**
 * The one licence that a file names itself, else the one that whoever has the file gave; undefined where the file names none
 * or several, and none was given.
 */
export function foundOrGiven(
  { file, found, given }: { file: string; found: readonly Licence[]; given: Licence | undefined },
  warnings: FormatWarning[],
): Licence | undefined {
  const [first] = found;
  if (first === undefined || found.length > 1) return given;
  if (given !== undefined && given !== first)
    warnings.push({
      code: 'licence-of-file',
      message: `${file}: it says ${first} itself, so ${given} is not taken.`,
    });
  return first;
}

function add(licences: Set<Licence>, text: string): void {
  const licence = parseLicence(text);
  if (licence !== undefined) licences.add(licence);
}

/** "Creative Commons Attribution (CC BY 4.0)" is one. */
function withoutRepetitions(licences: Licence[]): Licence[] {
  const hasVersion = (licence: Licence) =>
    licences.some((other) => other.replace(/-\d\.\d$/, '') === licence && other !== licence);
  return licences.filter((licence) => !hasVersion(licence));
}

/** All conditions that follow are taken, however they are parted: one left out would make the licence freer than it is. */
function conditionsAfter(text: string): string {
  const conditions = new Set<string>();
  let version: string | undefined;
  for (let rest = text, found = part.exec(rest); found !== null; found = part.exec(rest)) {
    const groups = found.groups ?? {};
    for (const each of ['NC', 'SA', 'ND']) if (groups[each] !== undefined) conditions.add(each);
    version ??= groups['version'];
    rest = rest.slice(found[0].length);
  }
  const ordered = ['NC', 'SA', 'ND'].filter((each) => conditions.has(each));
  return ['CC', 'BY', ...ordered, ...(version === undefined ? [] : [version])].join('-');
}
