import { FormatError } from '../format-error.ts';

/** The number that names the story across languages and the slug (NFC, otherwise as written) in "0141_my-story.md"; spaces, further underscores and any script pass. A path before the name is ignored. @throws FormatError file-name-unreadable. */
export function readStoryFileName(path: string): { key: string; slug: string } {
  const name = path.split(/[/\\]/).at(-1)?.normalize('NFC').trim() ?? '';
  const [, key, slug] = /^(\d{4,9})[_ -](.*\S)\s*\.md$/isu.exec(name) ?? [];
  if (key === undefined || slug === undefined) {
    throw new FormatError('file-name-unreadable', {
      file: path,
      message: 'the name is not a number, an underscore, a slug and ".md"',
    });
  }
  return { key, slug };
}
