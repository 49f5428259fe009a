import { untilLeft } from '../sending/until-left.ts';

const everyMs = 3000;

/**
 * A part of a page that tells how far something is (`data-state`) asks for the page again until it is done, and shows what it says then. A link in it
 * that is to be followed (`data-start`) is followed.
 */
export function renewPart(part: HTMLElement): void {
  const askLater = () => void setTimeout(() => void ask(), everyMs);

  async function ask(): Promise<void> {
    const here = untilLeft();
    try {
      const answer = await fetch(location.href, { signal: here.signal });
      if (!answer.ok) return askLater();
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const newest = page.getElementById(part.id);
      // Nobody is told twice.
      if (newest?.dataset['state'] === part.dataset['state'] && newest?.dataset['module'] === 'renew')
        return askLater();
      part.dataset['state'] = newest?.dataset['state'] ?? '';
      part.replaceChildren(...(newest?.childNodes ?? []));
      const start = part.querySelector<HTMLAnchorElement>('a[data-start]');
      if (start !== null) location.assign(start.href);
      else if (newest?.dataset['module'] === 'renew') askLater();
      else location.reload();
    } catch (error) {
      // Without a network for a while.
      if (!here.signal.aborted) askLater();
      console.warn(error);
    } finally {
      here.abort();
    }
  }

  askLater();
}
