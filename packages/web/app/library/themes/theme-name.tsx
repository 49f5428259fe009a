import type { EditableTheme } from '@letsread/catalogue/themes/contract.ts';

import { useInterface } from '../../i18n/use-interface.ts';

/** What a theme is called: in the language of the page where it has a name in it, else in another, which is said. */
export function ThemeName({ theme: { name, names } }: { theme: Pick<EditableTheme, 'name' | 'names'> }) {
  const { language: own } = useInterface();
  const languages = names.filter((one) => one.name === name).map(({ language }) => language);
  const isOwn = languages.some(({ languageISOCode }) => languageISOCode === own.languageISOCode);
  const [other] = isOwn ? [] : languages;
  return (
    <bdi lang={other?.languageISOCode} dir={other?.direction}>
      {name}
    </bdi>
  );
}
