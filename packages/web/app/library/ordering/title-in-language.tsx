import { useInterface } from '../../i18n/use-interface.ts';

export interface Titled {
  title: string;
  /** BCP 47; null where it is not known. */
  titleLanguageISOCode: string | null;
}

/** What something is called: where it has no title in the language of the page the language is said, so that it is read aloud in it. */
export function TitleInLanguage({ title, titleLanguageISOCode }: Titled) {
  const { language: own } = useInterface();
  const isOwn = titleLanguageISOCode === own.languageISOCode;
  return <bdi lang={isOwn ? undefined : (titleLanguageISOCode ?? undefined)}>{title}</bdi>;
}
