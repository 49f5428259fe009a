import { type DragWordGame, fits, isRebuilt } from '@letsread/learning/games/game.ts';

/** What a sentence is put together from, and what it is. */
export type SentenceToRebuild = Pick<DragWordGame, 'sentence' | 'tokens' | 'offered'>;
/** What lies in each slot: the id of a token, or nothing. */
export type Placed = readonly (string | null)[];

/** A word and where it lies, or belongs. */
interface Laid {
  token: string;
  at: number;
}

/** The first look is the child's own, after it there is a hint, and the third shows the answer (design guide, section 11). */
const maxLooks = 2;

/** A sentence that is being put together. */
export function rebuilding(game: SentenceToRebuild) {
  const begun: Placed = game.tokens.map(({ id, isGiven }) => (isGiven ? id : null));
  let placed = begun;
  let looks = 0;

  function take(at: number): void {
    placed = placed.with(at, null);
  }

  return {
    placed: (): Placed => placed,
    /** Lays a word into a slot, from wherever it is; what lay there is free again. */
    put({ token, at }: Laid): void {
      placed = placed.map((one, here) => (here === at ? token : one === token ? null : one));
    },
    take,
    clear(): void {
      placed = begun;
    },
    /** Looks whether it is the sentence: else it takes wrong words out, and gives them; the last time it shows the answer. */
    look(): { outcome: 'found' | 'shown' } | { outcome: 'again'; wrong: Laid[] } {
      if (isRebuilt(game, placed)) return { outcome: 'found' };
      looks += 1;
      if (looks >= maxLooks) {
        placed = game.tokens.map(({ id }) => id);
        return { outcome: 'shown' };
      }
      const wrong = placed.flatMap((token, at) => (token && !fits(game, at, token) ? [{ token, at }] : []));
      for (const { at } of wrong) take(at);
      return { outcome: 'again', wrong };
    },
    /** The first slot that is empty, with a word that belongs there. */
    firstMissing(): Laid | undefined {
      const at = placed.indexOf(null);
      const token = game.offered.find((one) => !placed.includes(one) && fits(game, at, one));
      return token === undefined ? undefined : { token, at };
    },
  };
}
