import { createHash } from 'node:crypto';
import { englishLanguageId } from '../contract.ts';

/** The id of a language follows from its code, so that it is the same in every library that ever has the language. */
export function languageId(code: string): string {
  if (code === 'en') return englishLanguageId;
  // 52 bits, so that scripts that take it for a number lose nothing.
  const digits = createHash('sha256').update(`language:${code}`).digest('hex').slice(0, 13);
  const id = BigInt(`0x${digits}`);
  return String(id === 0n ? 1n : id);
}
