import { Problem } from '@letsread/http/problem.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

/** Below a million guesses a password falls to whoever tries the usual ones first. */
const minGuesses = 1_000_000;

/** Looking at more takes seconds; what is easy to guess shows at its beginning. */
const maxLetters = 32;
/** Of letters written as digits and signs ("p4$$w0rd"): with the usual 100 a password of many takes ten times as long. */
const maxSubstitutions = 20;

let estimator: ZxcvbnFactory | undefined;

/**
 * Refuses what many people use, rows on a keyboard, repetitions, and the person's own address or name.
 * @throws Problem password-too-common
 */
export function refuseWeakPassword(password: string, own: readonly string[]): void {
  const words = [...own, 'letsread']
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((text) => text.length > 2);
  // Its lists take a fifth of a second to read: not while the library starts.
  estimator ??= new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: maxSubstitutions,
  });
  const { guesses } = estimator.check(password.normalize('NFKC').slice(0, maxLetters), words);
  if (guesses >= minGuesses) return;
  throw new Problem('password-too-common', 400, {
    detail: 'Many people use this password, so it is easy to guess. Take a few words in a row.',
    errors: [{ path: 'body.password', message: 'Take a password that is harder to guess.' }],
  });
}
