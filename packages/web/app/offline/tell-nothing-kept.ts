import { isAnyKept } from './is-any-kept.ts';

/** Says that no book is on this device; where there are some an island shows them. */
export function tellNothingKept(part: HTMLElement): void {
  part.hidden = isAnyKept();
}
