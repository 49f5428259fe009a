import { useState } from 'react';

import type { Fields, Outcome } from '../outcome.ts';

const nothing: Fields = {};

/**
 * What was typed into one form of a screen and not taken, until it is taken: what comes of the other forms, or of a search, leaves it
 * there. `isOwn`: whether what was sent came from that form. `stored`: what its fields hold where nothing is typed; a field that was
 * left as it was seen is not typed, so that it shows what somebody else has written meanwhile.
 */
export function useRefused(
  outcome: Outcome<unknown> | undefined,
  isOwn: (sent: Fields) => boolean,
  stored: Fields = nothing,
): Fields {
  const [seen, setSeen] = useState<{ outcome: typeof outcome; typed: Fields; stored: Fields }>({
    outcome: undefined,
    typed: nothing,
    stored,
  });
  if (outcome === undefined || outcome === seen.outcome) {
    if (JSON.stringify(stored) !== JSON.stringify(seen.stored)) setSeen({ ...seen, stored });
    return seen.typed;
  }
  const isRefused = 'typed' in outcome;
  const sent = isRefused ? outcome.typed : outcome.sent;
  const typed = isOwn(sent) ? (isRefused ? changedFields(sent, seen.stored) : nothing) : seen.typed;
  setSeen({ ...seen, outcome, typed });
  return typed;
}

/** Those that are other than they were seen, and those of nothing that is stored; a box that was unticked is not sent, and is "". */
export function changedFields(sent: Fields, stored: Fields): Fields {
  const others = Object.entries(sent).filter(([name]) => !Object.hasOwn(stored, name));
  const changed = Object.entries(stored).flatMap(([name, was]) => {
    const now = sent[name] ?? '';
    // Forms send line ends as CRLF.
    return now.replaceAll('\r\n', '\n') === was ? [] : [[name, now] as const];
  });
  return Object.fromEntries([...others, ...changed]);
}
