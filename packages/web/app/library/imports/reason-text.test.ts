import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { libraryMessages } from '@letsread/interface-text/library-messages.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import { expect, test } from 'vitest';
import { reasonText } from './reason-text.ts';

const t = translator(libraryMessages('en'), 'en', { fields: {}, languageTag: 'en' });

/** The codes that files of a package tell diagnostics and refusals by. */
function codesIn(folder: string): string[] {
  const root = path.resolve(import.meta.dirname, '../../../..', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|node_modules/.test(file),
  );
  const codePattern =
    /outcome: '(?:refused|ignored|warning|left|withdrawn|removed)',[^}]*?code: '([\w-]+)'|warn(?:ings\.push)?\((?:\{\s*code: )?'([\w-]+)'/g;
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(codePattern)].map(
      ([, finding, warning]) => finding ?? warning ?? '',
    ),
  );
}

test('every reason that the importer and the readers of files give has words of its own', () => {
  const codes = [...new Set([...codesIn('importer'), ...codesIn('formats')])];
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => reasonText(t, code) === t('library.imports.reason.other'))).toEqual([]);
});

test('a reason that is not known yet is said without its code', () => {
  expect(reasonText(t, 'something-new')).toBe(t('library.imports.reason.other'));
});
