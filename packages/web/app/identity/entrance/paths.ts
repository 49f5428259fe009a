export const loginPath = '/login';
export const signUpPath = '/login/sign-up';
export const forgotPasswordPath = '/login/forgot-password';

/** Where a grown-up shows that they are one, to go on at a place of this site. */
export function confirmPath(place: string): string {
  return `/account/confirm?to=${encodeURIComponent(place)}`;
}

/** Where an adult agrees to the terms who has not yet; all others go on at the place at once. */
export function consentPath(place: string): string {
  return `/account/consent?to=${encodeURIComponent(place)}`;
}

type EntrancePath = typeof loginPath | typeof signUpPath | typeof forgotPasswordPath;

/** The address of a screen for signing in that leads back to a place of this site. */
export function leadingTo(path: EntrancePath, place: string): string {
  return place === '/' ? path : `${path}?to=${encodeURIComponent(place)}`;
}

/** What a person has just done elsewhere, told on the sign-in page. */
export type Told = 'address-confirmed' | 'password-set';

export function tellingOf(told: Told): string {
  return `${loginPath}?told=${told}`;
}

export function toldBy(told: string | null): Told | undefined {
  return told === 'address-confirmed' || told === 'password-set' ? told : undefined;
}
