import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type InterfaceLanguageEntry, interfaceLanguages } from './interface-languages.ts';
import { codesOf, interfaceText } from './interface-text.ts';
import type english from './mails/en.json';

export type MailWordKey = keyof typeof english;

/** The words of the mails in one language; `tag` and `direction` are those of what is written. */
export interface MailWords extends Pick<InterfaceLanguageEntry, 'tag' | 'direction'> {
  word: (key: MailWordKey) => string;
}

const read = new Map<string, MailWords>();

/** The words of the mails in a language (BCP 47), in English where we lack it. */
export function mailWords(language: string): MailWords {
  const codes = codesOf(language);
  const entryOf = (isIt: (code: string) => boolean) => interfaceLanguages.find(({ code }) => isIt(code));
  const entry = entryOf((code) => codes.includes(code)) ?? entryOf((code) => code === 'en');
  const { code, tag, direction } = entry as InterfaceLanguageEntry;
  const words = read.get(code) ?? { tag, direction, word: readWords(code) };
  read.set(code, words);
  return words;
}

function readWords(code: string): MailWords['word'] {
  const fields = JSON.parse(readFileSync(path.join(import.meta.dirname, 'mails', `${code}.json`), 'utf8')) as Record<
    MailWordKey,
    string
  >;
  // A button is named as it stands on the screen that the link leads to.
  const forgot = interfaceText(code)?.fields['identity.forgot-password'] ?? '';
  return (key) => fields[key].replace('{forgot}', () => forgot);
}
