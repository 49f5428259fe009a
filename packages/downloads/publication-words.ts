import { creditRoles } from '@letsread/formats/book.ts';
import { scriptOfText } from '@letsread/formats/fonts/script-of-text.ts';
import type { PublicationLanguage, PublicationWords } from '@letsread/formats/publication.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { type Fields, type Translate, translator } from '@letsread/interface-text/translator.ts';

const english: PublicationLanguage = { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' };

/** Our own words in a language; in English where the product does not speak it. */
export function translatorOf({ tag }: Pick<PublicationLanguage, 'tag'>): Translate {
  const englishFields: Fields = interfaceText('en')?.fields ?? {};
  const fields = interfaceText(tag)?.fields ?? englishFields;
  return translator(fields, tag, { fields: englishFields, languageTag: 'en' });
}

/** The words of a file beside those of the book: in the book's language where the product speaks it, else in English. */
export function publicationWords(language: PublicationLanguage): PublicationWords {
  const t = translatorOf(language);
  const roles = creditRoles.map((role) => [role, t(`catalogue.role.${role}`)] as const);
  const aboutThisBook = t('downloads.file.about');
  // A table may err about the script; our own words tell it.
  const spoken = { ...language, script: scriptOfText(aboutThisBook, language.script) };
  return {
    language: interfaceText(language.tag) === undefined ? english : spoken,
    cover: t('reading.cover'),
    contents: t('downloads.file.contents'),
    page: t('downloads.file.page', { page: '{page}' }),
    aboutThisBook,
    credits: Object.fromEntries(roles) as PublicationWords['credits'],
    licence: t('reading.licence'),
    from: t('downloads.file.from', { library: '{library}' }),
    changed: { wordless: t('downloads.file.changed.wordless'), lightInk: t('downloads.file.changed.light-ink') },
    flipOnShortEdge: t('downloads.file.flip'),
    flipOnLongEdge: t('downloads.file.flip-long'),
  };
}
