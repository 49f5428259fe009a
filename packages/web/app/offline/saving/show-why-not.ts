import type { Translate } from '@letsread/interface-text/translator.ts';

import { showToast } from '../../ui/toasts/show-toast.ts';
import { reachesLibrarySoon } from '../connection/reach-library.ts';
import { whyNot } from './why-not.ts';

/** Says why books could not be begun to be saved. */
export async function showWhyNot(error: unknown, t: Translate): Promise<void> {
  console.warn('Books could not be saved:', error);
  const why = await whyNot(error, reachesLibrarySoon);
  if (why === 'offline') showToast({ kind: 'offline', text: t('shell.offline') });
  else showToast({ kind: 'failed', text: t(`offline.fault.${why}`) });
}
