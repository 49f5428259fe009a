import { useState } from 'react';

import type { Fields, Outcome } from '../outcome.ts';

const nothing: Fields = {};

/**
 * What was typed into one form of a screen and not taken, until it is taken: what comes of the other forms, or of a search, leaves it
 * there. `isOwn`: whether what was sent came from that form.
 */
export function useRefused(outcome: Outcome<unknown> | undefined, isOwn: (sent: Fields) => boolean): Fields {
  const [seen, setSeen] = useState<{ outcome: typeof outcome; typed: Fields }>({ outcome: undefined, typed: nothing });
  if (outcome === undefined || outcome === seen.outcome) return seen.typed;
  const isRefused = 'typed' in outcome;
  const sent = isRefused ? outcome.typed : outcome.sent;
  const typed = isOwn(sent) ? (isRefused ? sent : nothing) : seen.typed;
  setSeen({ outcome, typed });
  return typed;
}
