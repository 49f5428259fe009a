import { downloadKinds } from '@letsread/downloads/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

/** What a file is for, as readers are told; one of a kind that is no more has the name it was counted under. */
export function nameOfFormat(t: Translate, format: string): string {
  const kind = downloadKinds.find((one) => one === format);
  return kind === undefined ? format : t(`downloads.kind.${kind}`);
}
