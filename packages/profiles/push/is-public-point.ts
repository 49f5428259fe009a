import { createECDH } from 'node:crypto';

/** Whether a browser's p256dh is a point of the curve, as nothing can be sealed for another. */
export function isPublicPoint(p256dh: string): boolean {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  try {
    ours.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
