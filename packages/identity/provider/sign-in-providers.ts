import type { SignInProvider } from '../contract.ts';
import type { IdentitySettings } from '../identity-settings.ts';

/** The issuer of our own identity tokens as it stands in the database, whatever address the library has. */
export const embeddedIssuer = 'embedded';

/** What people sign in with on another site, as configured. */
export interface ConfiguredProvider {
  id: SignInProvider['id'];
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export function configuredProviders(settings: IdentitySettings): ConfiguredProvider[] {
  const all = [
    ['google', 'Google', 'https://accounts.google.com', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET],
    ['apple', 'Apple', 'https://appleid.apple.com', settings.APPLE_CLIENT_ID, settings.APPLE_CLIENT_SECRET],
    ['facebook', 'Facebook', 'https://www.facebook.com', settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET],
    ['oidc', settings.OIDC_NAME, settings.OIDC_ISSUER, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET],
  ] as const;
  return all.flatMap(([id, name, issuer, clientId, clientSecret]) =>
    issuer === undefined || clientId === undefined || clientSecret === undefined
      ? []
      : [{ id, name, issuer, clientId, clientSecret }],
  );
}
