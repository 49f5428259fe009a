import { englishLanguage } from '../../i18n/interface-language.ts';

export const accessibilityPath = '/accessibility';

/** The page of all collaborators; those with books in the interface language come first, English ones by default. */
export function collaboratorsPath(languageId: string): string {
  return languageId === englishLanguage.id ? '/collaborators' : `/collaborators?uiLang=${languageId}`;
}
