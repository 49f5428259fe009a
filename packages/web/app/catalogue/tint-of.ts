import type { CSSProperties } from 'react';

const tints = ['var(--l3-soft)', 'var(--l2-soft)', 'var(--l1-soft)', 'var(--l4-soft)', 'var(--l5-soft)'];

/** The colour of a shelf or a theme, by its id: wherever it is shown, it is the same. */
export function tintOf(id: string): CSSProperties {
  return { '--tint': tints[Number(BigInt(id) % BigInt(tints.length))] } as CSSProperties;
}
