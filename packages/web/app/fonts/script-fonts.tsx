import { fontSheet } from './font-sheet.ts';
import { Sheet } from '../ui/sheet.tsx';

const addresses = import.meta.glob<string>(['./{scripts,letters}/*.css', '!./letters/names.css'], {
  query: '?url',
  import: 'default',
  eager: true,
});

type Written = Parameters<typeof fontSheet>[0];

/** Links the letters of the scripts that a page shows story titles or text in. */
export function ScriptFonts({ languages }: { languages: readonly Written[] }) {
  return fontSheets(languages).map((address) => <Sheet key={address} href={address} precedence="fonts" />);
}

/** Links the letters of all scripts that there are: for pages of which nobody knows whose words they show. A file comes with its first letter. */
export function EveryScriptFonts() {
  return Object.values(addresses).map((address) => <Sheet key={address} href={address} precedence="fonts" />);
}

/** The addresses of the sheets with the letters of languages, beside those that every page has. */
export function fontSheets(languages: readonly Written[]): string[] {
  const names = new Set(languages.map(fontSheet));
  return [...names].flatMap((name) =>
    name === undefined ? [] : (addresses[`./scripts/${name}.css`] ?? addresses[`./letters/${name}.css`] ?? []),
  );
}
