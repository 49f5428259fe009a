import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscription, base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Larger than any message of ours, which is one record. */
const recordBytes = 4096;

/** A message that the browser of a subscription alone can read, as the body of a push (RFC 8291, in the coding of RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt = randomBytes(16), privateKey }: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const ours = createECDH('prime256v1');
  if (privateKey === undefined) ours.generateKeys();
  else ours.setPrivateKey(privateKey);
  const [theirPoint, ourPoint] = [Buffer.from(p256dh, 'base64url'), ours.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPoint, ourPoint]);
  const shared = derive(ours.computeSecret(theirPoint), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.of(ourPoint.length), ourPoint, sealed, cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
