import { useInterface } from '../i18n/use-interface.ts';

interface Named {
  name: string;
  /** BCP 47; null where it is not known. */
  languageISOCode: string | null;
}

/** What is called in the language of the page where it has a name in it, else in another: that one is said, so that it is read aloud in it. */
export function InItsLanguage({ name, languageISOCode }: Named) {
  const { language } = useInterface();
  if (languageISOCode === null || languageISOCode === language.languageISOCode) return name;
  return <bdi lang={languageISOCode}>{name}</bdi>;
}
