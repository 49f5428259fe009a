import { FormatError } from '../format-error.ts';

/** The number that names the story across languages and the slug (NFC, otherwise as written) in "0141_my-story.md"; spaces, further underscores and any script pass. A path before the name is ignored. @throws FormatError file-name-unreadable. */
export function readStoryFileName(path: string): { key: string; slug: string } {
  const name = path.split(/[/\\]/).at(-1)?.normalize('NFC').trim() ?? '';
  const [, number, slug] = /^(\d{1,9})[_ -](.*\S)\s*\.md$/isu.exec(name) ?? [];
  if (number === undefined || slug === undefined) {
    throw new FormatError('file-name-unreadable', {
      file: path,
      message: 'the name is not a number, an underscore, a slug and ".md"',
    });
  }
  return { key: storyKey(number), slug };
}

/** "0007" of "7": publishers with few books write short numbers, and a spreadsheet takes the noughts away when it saves a table. */
export function storyKey(number: string): string {
  return /^\d+$/.test(number) ? number.padStart(4, '0') : number;
}
