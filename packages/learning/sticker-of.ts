import { type DeedKind, deedKinds, type StickerName, stickerNames } from './contract.ts';

/** The sticker that a deed earns: the same for every reader and for ever; the deeds of one book earn different ones. */
export function stickerOf(kind: DeedKind, bookId: string): StickerName {
  // Steps that share no factor with the number of stickers: neighbours in a library differ.
  const at = Number((BigInt(bookId) * 7n + BigInt(deedKinds.indexOf(kind)) * 5n) % BigInt(stickerNames.length));
  return stickerNames[at] ?? stickerNames[0];
}
