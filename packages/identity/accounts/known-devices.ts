import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whose device it is, as far as the database says it. */
export interface DeviceOwner {
  userId: string;
  passwordChangedAt: Date | null;
}

/**
 * Devices that an account has signed in on before. A device keeps a token that says nothing of a person: a random name,
 * and a seal that only fits together with the account and its password. A new password forgets all devices.
 */
export interface KnownDevices {
  /** The name of the device, if its token holds one for this account. */
  nameOf: (token: string | undefined, owner: DeviceOwner | undefined) => string | undefined;
  /** The token for the device from now on: as it was for other accounts, with one for this account. */
  remember: (token: string | undefined, owner: DeviceOwner) => string;
}

/** A family shares a device; for more accounts than these the first ones are forgotten. */
const maxAccounts = 5;
const part = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

export function openKnownDevices(key: Buffer): KnownDevices {
  const sealOf = (name: string, { userId, passwordChangedAt }: DeviceOwner) =>
    createHmac('sha256', key)
      .update([name, userId, passwordChangedAt?.getTime() ?? 0].join('\0'))
      .digest();
  const nameIn = (one: string, owner: DeviceOwner) => {
    const [, name = '', seal = ''] = part.exec(one) ?? [];
    return name !== '' && timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(name, owner)) ? name : undefined;
  };
  const partsOf = (token: string | undefined) => (token ?? '').split('~').filter((one) => part.test(one));
  return {
    nameOf(token, owner) {
      if (owner === undefined) return undefined;
      return partsOf(token)
        .slice(0, maxAccounts)
        .map((one) => nameIn(one, owner))
        .find((name) => name !== undefined);
    },
    remember(token, owner) {
      const others = partsOf(token).filter((one) => nameIn(one, owner) === undefined);
      const name = this.nameOf(token, owner) ?? randomBytes(12).toString('base64url');
      return [`${name}.${sealOf(name, owner).toString('base64url')}`, ...others].slice(0, maxAccounts).join('~');
    },
  };
}
