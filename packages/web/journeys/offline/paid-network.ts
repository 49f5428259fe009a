import type { BrowserContext, Page } from 'playwright-core';

/** The pages of a visitor tell the kind of their network, as Chrome on Android does: at first there is a SIM and no Wi-Fi. */
export async function startWithSim(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const network = Object.assign(new EventTarget(), { type: localStorage.getItem('network of test') ?? 'cellular' });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => network });
  });
}

/** The device finds Wi-Fi or leaves it; `isHeard`: while the page stands. */
export async function changeNetwork(
  page: Page,
  type: 'wifi' | 'cellular',
  { isHeard }: { isHeard: boolean },
): Promise<void> {
  await page.evaluate(
    ([to, isTold]) => {
      localStorage.setItem('network of test', to);
      const { connection } = navigator as unknown as { connection: EventTarget };
      if (isTold) Object.assign(connection, { type: to }).dispatchEvent(new Event('change'));
    },
    [type, isHeard] as const,
  );
}
