import { fontSheet } from '../../fonts/font-sheet.ts';
import sheet from './embed.css?inline';

const letters = import.meta.glob<string>('../../fonts/{scripts,letters}/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The texts of the sheets that a document for a frame is written with; `language` is that of its story. */
export function frameSheets(language: { languageISOCode: string; script: string } | undefined): string[] {
  const name = language === undefined ? undefined : fontSheet(language);
  const own =
    name === undefined
      ? undefined
      : (letters[`../../fonts/scripts/${name}.css`] ?? letters[`../../fonts/letters/${name}.css`]);
  return own === undefined ? [sheet] : [sheet, own];
}
