import type { Pathway } from '@letsread/learning/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { pathName } from './path-name.ts';

type Called = Pick<Pathway, 'title' | 'titleLanguageISOCode' | 'levels'>;

/** What a path is called, read aloud and set in the language of its name. */
export function PathTitle({ path }: { path: Called }) {
  const t = useMessages();
  return <bdi lang={useTitleLanguage(path)}>{pathName(path, t)}</bdi>;
}

/** The language of a path's title and summary where it is known and another than that of the page. */
export function useTitleLanguage({ title, titleLanguageISOCode: code }: Called): string | undefined {
  const { language } = useInterface();
  return title === '' || code === null || code === language.languageISOCode ? undefined : code;
}
