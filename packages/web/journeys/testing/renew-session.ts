import type { BrowserContext } from 'playwright-core';

/** As when the token of the session has ended: the next page exchanges it, and has the roles of now in its cookies. */
export async function renewSession(visitor: BrowserContext, libraryUrl: string): Promise<void> {
  const expiryTime = encodeURIComponent(new Date(0).toISOString());
  await visitor.addCookies([{ name: 'expiryTime', value: expiryTime, url: libraryUrl, sameSite: 'Lax' }]);
  await visitor.request.get(libraryUrl);
}
