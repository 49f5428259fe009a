import { useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * What came of a form, once the screen shows it: the answer comes before the screen is read anew, and a form sent in
 * between would carry the version of before and be refused. Until then it is what came of the form before.
 */
export function useSettled<Outcome>(outcome: Outcome): Outcome {
  const isIdle = useNavigation().state === 'idle';
  const [settled, setSettled] = useState(outcome);
  if (isIdle && settled !== outcome) setSettled(outcome);
  return settled;
}
