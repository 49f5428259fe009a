import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { openForImport, type ImportDatabase } from '../command/open-for-import.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { importNarration, type RecordingSummary } from './import-narration.ts';
import { importSigning } from './import-signing.ts';
import { knownSignLanguage } from './known-sign-languages.ts';
import type { SignLanguage } from '@letsread/catalogue/writing/recordings/recording-entry.ts';

export const recordingsUsage = `     npm run import -- narration <folder or EPUB> --edition <slug> [--narrator <name>]... [--all] [--dry-run]
     npm run import -- signing <folder> --edition <slug> --sign-language <code> [--signer <name>]... [--all] [--dry-run]
       [--language-name <name> --language-english-name <name>]`;

export const recordingOptions = {
  edition: { type: 'string' },
  all: { type: 'boolean' },
  narrator: { type: 'string', multiple: true },
  signer: { type: 'string', multiple: true },
  'sign-language': { type: 'string' },
  'language-name': { type: 'string' },
  'language-english-name': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

type Options = Partial<{
  edition: string;
  all: boolean;
  narrator: string[];
  signer: string[];
  'sign-language': string;
  'language-name': string;
  'language-english-name': string;
}>;

interface RecordingsInput {
  from: string;
  edition: string;
  isAll: boolean;
  people: string[] | undefined;
  /** Undefined for narration. */
  language: SignLanguage | undefined;
}
export type RecordingsOptions = RecordingsInput & ImportDatabase;

export function readRecordingsOptions(
  kind: 'narration' | 'signing',
  positionals: string[],
  options: Options,
): RecordingsInput {
  const [from, ...more] = positionals;
  if (from === undefined) throw new UsageError(`Say where the ${kind} is.`);
  if (more.length > 0) throw new UsageError('One edition at a time.');
  const { edition, all = false, narrator, signer } = options;
  if (edition === undefined) throw new UsageError('Say which edition it is for: --edition <slug>.');
  const [other, odd] = kind === 'narration' ? [signer ?? options['sign-language'], 'signing'] : [narrator, 'narration'];
  if (other !== undefined) throw new UsageError(`An option for ${odd} was given.`);
  return {
    from: path.resolve(from),
    edition,
    isAll: all,
    people: kind === 'narration' ? narrator : signer,
    language: kind === 'narration' ? undefined : readSignLanguage(options),
  };
}

function readSignLanguage(options: Options): SignLanguage {
  const code = options['sign-language']?.toLowerCase();
  if (code === undefined || !/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/.test(code))
    throw new UsageError('Say which sign language it is in: --sign-language ase, for example.');
  const known = knownSignLanguage(code);
  const name = options['language-name'] ?? known?.name;
  const englishName = options['language-english-name'] ?? known?.englishName;
  if (name === undefined || englishName === undefined)
    throw new UsageError(
      `The sign language "${code}" is not known here: give --language-name and --language-english-name.`,
    );
  return { code, name, englishName };
}

export async function runRecordings({ people, language, ...options }: RecordingsOptions): Promise<number> {
  const database = await openForImport(options);
  try {
    const summary =
      language === undefined
        ? await importNarration({ ...options, database, narrators: people })
        : await importSigning({ ...options, database, language, signers: people });
    process.stdout.write(describe(summary, options.isDryRun));
    return 0;
  } finally {
    await database.close();
  }
}

function describe(
  { title, written, unchanged, removed, withoutTimings, playedInPart, passedOver }: RecordingSummary,
  isDryRun: boolean,
) {
  const lines = [
    `“${title}”: ${isDryRun ? 'would take' : 'took'} ${written} pages, unchanged ${unchanged}, taken away ${removed}.`,
  ];
  if (withoutTimings > 0) lines.push(`${withoutTimings} pages have no timings: they play, and nothing is marked.`);
  if (playedInPart.length > 0)
    lines.push(
      `No MP3 or M4A for page ${playedInPart.join(', ')} (0 is the cover): not every browser plays it, and EPUBs go without its sound.`,
    );
  if (passedOver.length > 0) lines.push(`Not named as for a page, so not taken: ${passedOver.join(', ')}.`);
  if (isDryRun) lines.push('Nothing was changed.');
  return `${lines.join('\n')}\n`;
}
