import { savesData } from '../saves-data.ts';

/** What a browser may tell of its network; its kind only Chrome on phones does. */
interface NetworkInformation extends EventTarget {
  type?: string;
}

/** @see https://wicg.github.io/netinfo/#connectiontype-enum */
const freeKinds = ['wifi', 'ethernet'];
const paidKinds = ['cellular', 'none'];

function connection(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/**
 * Whether what comes now may cost money, and can come by itself when there is Wi-Fi. Never where the browser does not
 * tell the kind of its network: it would not tell either when Wi-Fi is there. A kind that may be either counts as paid
 * where data is saved.
 */
export function isWifiAway(): boolean {
  const kind = connection()?.type;
  if (kind === undefined || freeKinds.includes(kind)) return false;
  return paidKinds.includes(kind) || savesData();
}

export function onNetworkKindChange(listener: () => void): () => void {
  const network = connection();
  network?.addEventListener('change', listener);
  return () => network?.removeEventListener('change', listener);
}
