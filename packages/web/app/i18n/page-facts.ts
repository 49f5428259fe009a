import { translator } from '@letsread/interface-text/translator.ts';

import type { PageFacts } from './use-interface.ts';

/** What the page tells its scripts (`<html data-facts>`). */
export function pageFacts(): PageFacts {
  return JSON.parse(document.documentElement.dataset['facts'] ?? '{}') as PageFacts;
}

/** A number in the digits of the interface language, without its dictionary. */
export function writeNumber(value: number): string {
  const { numbers } = pageFacts();
  const none = { fields: {}, languageTag: 'en' };
  return translator(numbers === '' ? {} : { 'intl.numbers': numbers }, 'en', none).number(value);
}
