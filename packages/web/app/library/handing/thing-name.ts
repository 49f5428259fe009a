import type { HandedOut } from '@letsread/learning/handing-out/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

/** What a thing is called: its title, or its level and how many stories of it. */
export function thingName(
  { kind, title, level, stories }: Pick<HandedOut, 'kind' | 'title' | 'level' | 'stories'>,
  t: Translate,
): string {
  if (kind === 'level') return t('library.handing.goal', { level: level ?? 0, stories });
  return title ?? t(`library.handing.kind.${kind}`);
}
