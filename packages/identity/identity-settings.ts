import { z } from 'zod';

const setting = z.string().min(1, 'give a value');

/** https, or http on this machine: what is fetched from an issuer decides who is let in. */
const issuer = z.string().refine(isSafeAddress, 'give an https address such as https://login.example/realms/readers');

const trusted = z
  .string()
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((pair) => {
        const [, issuer = '', audience = ''] = /^(.+)=([^=]+)$/.exec(pair) ?? [];
        return { issuer, audience };
      }),
  )
  .refine(
    (pairs) => pairs.every((pair) => pair.audience !== '' && isSafeAddress(pair.issuer)),
    'give pairs such as https://login.example/realms/readers=our-app, parted by commas',
  );

const days = (max: number, usual: number) =>
  z.coerce
    .number({ error: `give a number of days from 1 to ${max}` })
    .int(`give a number of days from 1 to ${max}`)
    .min(1, `give a number of days from 1 to ${max}`)
    .max(max, `give a number of days from 1 to ${max}`)
    .default(usual);

/** The settings of identity, to be joined with those of the server. */
export const identitySettings = z.object({
  /** Without it the product makes one and keeps it in the database. Another value signs everyone out. */
  IDENTITY_SECRET: z.string().min(32, 'give 32 random characters or more').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'give an address such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: setting.optional(),
  GOOGLE_CLIENT_ID: setting.optional(),
  GOOGLE_CLIENT_SECRET: setting.optional(),
  APPLE_CLIENT_ID: setting.optional(),
  APPLE_CLIENT_SECRET: setting.optional(),
  FACEBOOK_CLIENT_ID: setting.optional(),
  FACEBOOK_CLIENT_SECRET: setting.optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: setting.optional(),
  OIDC_CLIENT_SECRET: setting.optional(),
  OIDC_NAME: setting.default('OpenID Connect'),
  TRUSTED_ISSUERS: trusted.default([]),
  TOKEN_KEY_DAYS: days(365, 30),
  SESSION_DAYS: days(400, 60),
});
export type IdentitySettings = z.output<typeof identitySettings>;

const together: (keyof IdentitySettings)[][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
];

/** For `superRefine`: settings that make sense only together. */
export function checkIdentitySettings(settings: IdentitySettings, context: z.RefinementCtx<IdentitySettings>): void {
  for (const names of together) {
    const missing = names.find((name) => settings[name] === undefined);
    if (missing === undefined || names.every((name) => settings[name] === undefined)) continue;
    context.addIssue({ code: 'custom', path: [missing], message: `give it, as ${names.join(', ')} go together` });
  }
}

function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}
