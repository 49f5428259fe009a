import { expect, test } from 'vitest';
import { checkIdentitySettings, identitySettings } from './identity-settings.ts';

const checked = identitySettings.superRefine(checkIdentitySettings);
const faults = (input: Record<string, string>) => checked.safeParse(input).error?.issues.map(({ path }) => path[0]);

test('nothing needs to be set', () => {
  expect(checked.parse({})).toEqual({
    OIDC_NAME: 'OpenID Connect',
    TRUSTED_ISSUERS: [],
    TOKEN_KEY_DAYS: 30,
    SESSION_DAYS: 60,
  });
});

test('issuers are trusted in pairs with their audience', () => {
  const { TRUSTED_ISSUERS } = checked.parse({
    TRUSTED_ISSUERS: 'https://a.example/x=app, http://127.0.0.1:4000=phone',
  });
  expect(TRUSTED_ISSUERS).toEqual([
    { issuer: 'https://a.example/x', audience: 'app' },
    { issuer: 'http://127.0.0.1:4000', audience: 'phone' },
  ]);
});

test.each([
  ['TRUSTED_ISSUERS', 'https://a.example'],
  ['TRUSTED_ISSUERS', 'http://a.example=app'],
  ['IDENTITY_SECRET', 'short'],
  ['SMTP_URL', 'https://mail.example'],
  ['TOKEN_KEY_DAYS', '0'],
  ['OIDC_ISSUER', 'http://login.example'],
])('%s cannot be %s', (name, value) => {
  expect(faults({ [name]: value })).toContain(name);
});

test('what goes together is asked for together', () => {
  expect(faults({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM']);
  expect(faults({ GOOGLE_CLIENT_ID: 'x' })).toEqual(['GOOGLE_CLIENT_SECRET']);
  expect(faults({ OIDC_ISSUER: 'https://a.example', OIDC_CLIENT_SECRET: 'x' })).toEqual(['OIDC_CLIENT_ID']);
});
