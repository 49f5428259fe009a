import { type CompletionKind, completionKinds, type StickerName, stickerNames } from './contract.ts';

/** The sticker that a completion earns: the same for every reader and for ever; the completions of one book earn different ones. */
export function stickerOf(kind: CompletionKind, bookId: string): StickerName {
  // Steps that share no factor with the number of stickers: neighbours in a library differ.
  const at = Number((BigInt(bookId) * 7n + BigInt(completionKinds.indexOf(kind)) * 5n) % BigInt(stickerNames.length));
  return stickerNames[at] ?? stickerNames[0];
}
