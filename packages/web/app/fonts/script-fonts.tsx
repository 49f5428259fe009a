import { fontSheet } from './font-sheet.ts';
import { Sheet } from '../ui/sheet.tsx';

const addresses = import.meta.glob<string>(['./*.css', '!./latin.css', '!./names.css'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Links the letters of the scripts that a page shows story titles or text in. */
export function ScriptFonts({ languages }: { languages: readonly { languageISOCode: string; script: string }[] }) {
  const sheets = new Set(languages.map(fontSheet));
  return [...sheets].map((sheet) => {
    const address = sheet === undefined ? undefined : addresses[`./${sheet}.css`];
    return address === undefined ? null : <Sheet key={sheet} href={address} precedence="fonts" />;
  });
}
