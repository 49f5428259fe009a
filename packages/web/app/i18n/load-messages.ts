import { translator, type Translate } from '@letsread/interface-text/translator.ts';

import type { Messages } from './messages.tsx';

let loading: Promise<Messages> | undefined;

/**
 * The interface text of the page, fetched once; its address changes when it does. After a failure the next who asks
 * tries again. @throws TypeError where it cannot be had
 */
export function loadInterfaceText(): Promise<Messages> {
  loading ??= fetchInterfaceText().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The `t` of the page, for a script. @throws TypeError where the text cannot be had */
export async function loadTranslate(): Promise<Translate> {
  const { fields, languageTag } = await loadInterfaceText();
  return translator(fields, languageTag, { fields: {}, languageTag: 'en' });
}

async function fetchInterfaceText(): Promise<Messages> {
  const answer = await fetch(document.documentElement.dataset['words'] ?? '');
  if (!answer.ok) throw new TypeError(`The interface text cannot be had: ${answer.status}`);
  return (await answer.json()) as Messages;
}
