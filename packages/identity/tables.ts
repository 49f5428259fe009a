import { id } from '@letsread/database/columns.ts';
import { sql } from 'drizzle-orm';
import { boolean, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

// The columns as in database/migrations; constraints stand only there.

const time = (name: string) => timestamp(name, { withTimezone: true });

export const account = pgTable('account', {
  id: id('id')
    .primaryKey()
    .default(sql`default`),
  displayName: text('display_name').notNull(),
  photoUrl: text('photo_url'),
  email: text('email'),
  createdAt: time('created_at').notNull().defaultNow(),
  lastUsedOn: date('last_used_on').notNull().defaultNow(),
  toldUnusedAt: time('told_unused_at'),
  /** Tokens from before are refused. */
  tokensFrom: time('tokens_from'),
});

export const accountConsent = pgTable('account_consent', {
  accountId: id('account_id').notNull(),
  termsVersion: text('terms_version').notNull(),
  agreedAt: time('agreed_at').notNull(),
});

export const pendingAddress = pgTable('pending_address', {
  tokenHash: text('token_hash').primaryKey(),
  /** Whose new address it is; null for a sign-up. */
  userId: text('user_id'),
  email: text('email').notNull(),
  name: text('name').notNull(),
  language: text('language').notNull(),
  termsVersion: text('terms_version'),
  agreedAt: time('agreed_at'),
  endsAt: time('ends_at').notNull(),
});

export const accountIdentity = pgTable('account_identity', {
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  accountId: id('account_id').notNull(),
});

export const tokenKey = pgTable('token_key', {
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  privateKey: text('private_key').notNull(),
  signsFrom: time('signs_from').notNull(),
  verifiesUntil: time('verifies_until'),
});

export const idpUser = pgTable('idp_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  contactEmail: text('contact_email'),
  language: text('language'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  passwordChangedAt: time('password_changed_at'),
  termsVersion: text('terms_version'),
  agreedAt: time('agreed_at'),
});

export const idpSession = pgTable('idp_session', {
  id: text('id').primaryKey(),
  token: text('token').notNull(),
  userId: text('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  signedInAt: time('signed_in_at'),
});

export const idpAccount = pgTable('idp_account', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const idpVerification = pgTable('idp_verification', {
  id: text('id').primaryKey(),
  value: text('value').notNull(),
});

export const idpJwks = pgTable('idp_jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  expiresAt: time('expires_at'),
});
