export const loginPath = '/login';
export const signUpPath = '/login/sign-up';
export const forgotPasswordPath = '/login/forgot-password';

/** Where a grown-up shows that they are one, to go on at the return path, which is of this site. */
export function confirmPath(returnPath: string): string {
  return `/account/confirm?to=${encodeURIComponent(returnPath)}`;
}

/** Where an adult agrees to the terms who has not yet; all others go on at the return path at once. */
export function consentPath(returnPath: string): string {
  return `/account/consent?to=${encodeURIComponent(returnPath)}`;
}

type EntrancePath = typeof loginPath | typeof signUpPath | typeof forgotPasswordPath;

/** The address of a screen for signing in that leads back to the return path. */
export function leadingTo(path: EntrancePath, returnPath: string): string {
  return returnPath === '/' ? path : `${path}?to=${encodeURIComponent(returnPath)}`;
}

/** What a person has just done elsewhere, told on the sign-in page. */
export type LoginNotice = 'address-confirmed' | 'password-set';

export function loginPathWithNotice(notice: LoginNotice): string {
  return `${loginPath}?told=${notice}`;
}

export function parseLoginNotice(value: string | null): LoginNotice | undefined {
  return value === 'address-confirmed' || value === 'password-set' ? value : undefined;
}
