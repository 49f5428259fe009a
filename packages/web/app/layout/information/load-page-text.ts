import { getPageText, type PageText } from '@letsread/catalogue/contract.ts';
import type { CallInput } from '@letsread/http/call.ts';
import type { RouterContextProvider } from 'react-router';

import { askContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { answerOf } from '../../request/problems.ts';

/** The text of a page in the interface language, else in English. */
export async function loadPageText(
  page: CallInput<typeof getPageText>['page'],
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<PageText> {
  return answerOf(context.get(askContext)(getPageText, { page, langId: interfaceLanguage(request).id }));
}
