import { countCharacters, maxNameCharacters, profileName } from '../profile-name.ts';
import { maxReaders, type RefusedLine } from './contract.ts';

interface ReadNames {
  names: string[];
  refused: RefusedLine[];
  emptyLines: number;
}

const maxShown = 40;

/**
 * The names of a pasted list, one a line, that a class can take: of the same name twice, in upper or lower case, the
 * first is, as children find themselves by it. `existing` are the names of the class.
 */
export function readNames(pasted: string, existing: readonly string[]): ReadNames {
  const read: ReadNames = { names: [], refused: [], emptyLines: 0 };
  const taken = new Set(existing.map(folded));
  // Lists of tables end their lines with tabs, and those of other systems with a carriage return.
  const lines = pasted.trimEnd().split(/\r\n|[\n\r\u2028\u2029]/);
  for (const [index, whole] of lines.entries()) {
    const line = whole.replaceAll(/\s+/g, ' ').trim();
    if (line === '') read.emptyLines += pasted.trim() === '' ? 0 : 1;
    else {
      const name = profileName.safeParse(line);
      const reason = name.success ? reasonAgainst(name.data) : reasonAgainstLine(line);
      if (reason === undefined && name.success) {
        read.names.push(name.data);
        taken.add(folded(name.data));
      } else read.refused.push({ line: index + 1, text: shown(line), reason: reason ?? 'not-a-name' });
    }
  }
  return read;

  function reasonAgainst(name: string): RefusedLine['reason'] | undefined {
    if (taken.has(folded(name))) return 'duplicate';
    return existing.length + read.names.length >= maxReaders ? 'class-full' : undefined;
  }
}

/** As two names are compared: children do not tell upper and lower case apart. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function reasonAgainstLine(line: string): RefusedLine['reason'] {
  return countCharacters(line) > maxNameCharacters ? 'too-long' : 'not-a-name';
}

function shown(line: string): string {
  return Array.from(line.toWellFormed()).slice(0, maxShown).join('');
}
