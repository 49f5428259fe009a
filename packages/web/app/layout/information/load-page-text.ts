import { getPageText, type PageText } from '@letsread/catalogue/texts/contract.ts';
import type { EndpointInput } from '@letsread/http/endpoint.ts';
import type { RouterContextProvider } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { answerOf } from '../../request/problems.ts';

/** The text of a page in the interface language, else in English. */
export async function loadPageText(
  page: EndpointInput<typeof getPageText>['page'],
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<PageText> {
  return answerOf(context.get(apiClientContext)(getPageText, { page, langId: interfaceLanguage(request).id }));
}
