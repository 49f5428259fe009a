import { apiBase } from '../../request/api-base.ts';

/** As many as one question may ask for. */
const maxRequested = 100;

/** Of some editions those that the library has taken back; none where nobody can say. @throws TypeError without a network */
export async function findWithdrawn(editionIds: string[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (let at = 0; at < editionIds.length; at += maxRequested) {
    const ids = editionIds.slice(at, at + maxRequested).join(',');
    const answer = await fetch(`${apiBase()}/book/withdrawn/${ids}`, { cache: 'no-store' });
    // Whatever else answers, such as the sign-in page of a café, takes no book away.
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return new Set();
    const { items } = (await answer.json()) as { items: { editionId: string }[] };
    for (const { editionId } of items) gone.add(editionId);
  }
  return gone;
}
