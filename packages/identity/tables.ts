import { id } from '@letsread/database/columns.ts';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
});

export const idpSession = pgTable('idp_session', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const idpAccount = pgTable('idp_account', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
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
