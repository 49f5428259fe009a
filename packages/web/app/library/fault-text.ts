import type { Translate } from '@letsread/interface-text/translator.ts';

import type { Fault } from './outcome.ts';

/** Why what was asked for was not done, and what to do. */
export function faultText(t: Translate, fault: Fault | 'import-running' | 'offline'): string {
  return fault === 'offline' ? t('shell.offline') : t(`library.fault.${fault}`);
}
