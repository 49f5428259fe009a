import { id, tsvector } from '@letsread/database/columns.ts';
import type { Narration, RecordingType } from '@letsread/media/contract.ts';
import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Credit, Tag } from './contract.ts';

// The columns as in database/migrations; constraints and triggers stand only there.

export const language = pgTable('language', {
  id: id('id').primaryKey(),
  code: text('code').notNull(),
  bcp47: text('bcp47').notNull(),
  name: text('name').notNull(),
  englishName: text('english_name').notNull(),
  script: text('script').notNull(),
  direction: text('direction').$type<'ltr' | 'rtl'>().notNull(),
  publishedBooks: integer('published_books').notNull(),
});

export const licence = pgTable('licence', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  allowsDerivatives: boolean('allows_derivatives').notNull(),
  allowsCommerce: boolean('allows_commerce').notNull(),
});

export const picture = pgTable('picture', {
  id: id('id').primaryKey(),
  sha256: text('sha256').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  colour: text('colour').notNull(),
  focusX: smallint('focus_x'),
  focusY: smallint('focus_y'),
});

export const book = pgTable('book', {
  id: id('id').primaryKey(),
  source: text('source').notNull(),
  level: smallint('level'),
  levelSource: text('level_source').$type<'computed' | 'editor'>().notNull(),
  readAloud: boolean('read_aloud').notNull(),
  reads: bigint('reads', { mode: 'number' }).notNull(),
});

export const edition = pgTable('edition', {
  id: id('id').primaryKey(),
  bookId: id('book_id').notNull(),
  languageId: id('language_id').notNull(),
  variant: smallint('variant').notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle'),
  description: text('description').notNull(),
  made: text('made').notNull(),
  licenceCode: text('licence_code').notNull(),
  status: text('status').$type<'draft' | 'published'>().notNull(),
  pageCount: smallint('page_count').notNull(),
  wordCount: integer('word_count').notNull(),
  minutes: smallint('minutes').notNull(),
  coverPictureId: id('cover_picture_id'),
  search: tsvector('search').notNull(),
  narrationBytes: bigint('narration_bytes', { mode: 'number' }).notNull(),
  isSigned: boolean('is_signed').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const editionFormerSlug = pgTable('edition_former_slug', {
  slug: text('slug').primaryKey(),
  editionId: id('edition_id').notNull(),
});

export const page = pgTable('page', {
  editionId: id('edition_id').notNull(),
  number: smallint('number').notNull(),
  text: text('text').notNull(),
  pictureId: id('picture_id'),
  alt: text('alt').notNull(),
});

export const contributor = pgTable('contributor', {
  id: id('id').primaryKey(),
  name: text('name').notNull(),
  foldedName: text('folded_name').notNull(),
});

export const editionCredit = pgTable('edition_credit', {
  editionId: id('edition_id').notNull(),
  position: smallint('position').notNull(),
  contributorId: id('contributor_id').notNull(),
  role: text('role').$type<Credit['role']>().notNull(),
});

export const tag = pgTable('tag', {
  id: id('id').primaryKey(),
  slug: text('slug').notNull(),
  kind: text('kind').$type<Tag['kind']>().notNull(),
  synonyms: text('synonyms').array().notNull(),
});

export const tagName = pgTable('tag_name', {
  tagId: id('tag_id').notNull(),
  languageId: id('language_id').notNull(),
  name: text('name').notNull(),
});

export const bookTag = pgTable('book_tag', {
  bookId: id('book_id').notNull(),
  tagId: id('tag_id').notNull(),
});

export const collection = pgTable('collection', {
  id: id('id').primaryKey(),
  slug: text('slug').notNull(),
  position: integer('position').notNull(),
});

export const collectionText = pgTable('collection_text', {
  collectionId: id('collection_id').notNull(),
  languageId: id('language_id').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
});

export const collectionBook = pgTable('collection_book', {
  collectionId: id('collection_id').notNull(),
  bookId: id('book_id').notNull(),
  position: integer('position').notNull(),
});

export const recording = pgTable('recording', {
  id: id('id').primaryKey(),
  sha256: text('sha256').notNull(),
  type: text('type').$type<RecordingType>().notNull(),
  bytes: integer('bytes').notNull(),
  durationMs: integer('duration_ms').notNull(),
  width: integer('width'),
  height: integer('height'),
});

export const pageNarration = pgTable('page_narration', {
  editionId: id('edition_id').notNull(),
  pageNumber: smallint('page_number').notNull(),
  unit: text('unit').$type<Narration['unit']>().notNull(),
  durationMs: integer('duration_ms').notNull(),
  clipStartMs: integer('clip_start_ms'),
  clipEndMs: integer('clip_end_ms'),
  marks: jsonb('marks').$type<Narration['marks']>().notNull(),
  textSha256: text('text_sha256').notNull(),
});

export const pageNarrationSource = pgTable('page_narration_source', {
  editionId: id('edition_id').notNull(),
  pageNumber: smallint('page_number').notNull(),
  position: smallint('position').notNull(),
  recordingId: id('recording_id').notNull(),
});

export const signLanguage = pgTable('sign_language', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  englishName: text('english_name').notNull(),
});

export const signVariant = pgTable('sign_variant', {
  editionId: id('edition_id').notNull(),
  signLanguageCode: text('sign_language_code').notNull(),
  signers: text('signers').array().notNull(),
});

export const pageVideo = pgTable('page_video', {
  editionId: id('edition_id').notNull(),
  signLanguageCode: text('sign_language_code').notNull(),
  pageNumber: smallint('page_number').notNull(),
  posterPictureId: id('poster_picture_id'),
});

export const pageVideoSource = pgTable('page_video_source', {
  editionId: id('edition_id').notNull(),
  signLanguageCode: text('sign_language_code').notNull(),
  pageNumber: smallint('page_number').notNull(),
  position: smallint('position').notNull(),
  recordingId: id('recording_id').notNull(),
});
