import { useMessages } from '../../i18n/messages.tsx';

/** How much of a book can be read at its stage, in words; never more than there is. */
export function ShareWords({ share }: { share: number }) {
  const t = useMessages();
  if (share >= 1) return t('learning.decodables.share-all');
  return t('learning.decodables.share', { words: Math.floor(share * 10 + 1e-6), all: 10 });
}
