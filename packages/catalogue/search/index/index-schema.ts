import type { DatabaseSync } from 'node:sqlite';

/** To be raised whenever what stands in the index, or how its words are made, is another: then it is built anew. */
const version = 7;

/** An index is of use only as long as all of this is the same. */
export function indexVersion(databaseName: string, mediaUrl: string): string {
  // Words of scripts without spaces are cut by the dictionaries of ICU.
  return [version, process.versions.icu ?? '', mediaUrl, databaseName].join(' ');
}

/**
 * Rows are numbered by book, the most read book first, so that the first matches are the best ones and a search can stop
 * early; the editions of a book follow each other, that in English first.
 */
export const maxEditionsOfBook = 1024;

/** Books that nobody opened are numbered from here up; what is new takes the numbers below, the last one first. */
export const firstUnread = 2 ** 31;

/** Marks a word that is no word of a book: begins with a character of private use. */
const prefix = '\ue000';

/** The words by which an index filters. */
export const filterWord = {
  language: (number: number) => `${prefix}l${number}`,
  level: (level: number) => `${prefix}v${level}`,
  length: (length: string) => `${prefix}d${length}`,
  tag: (id: string | number) => `${prefix}t${id}`,
  narrated: `${prefix}n`,
  signed: `${prefix}s`,
};

/** Our words are folded and parted already: they are only to be parted at spaces. */
const words = `content='', contentless_delete=1, tokenize='ascii'`;

/** The tables of an empty index; `createIndexes` makes it whole. */
export function createTables(db: DatabaseSync): void {
  db.exec(`
    create table meta (key text primary key, value text not null) without rowid;
    create table language (number integer primary key, id text not null unique, tag text not null, mark text not null);
    create table tag (id integer primary key, slug text not null, names text not null);
    create table book (id integer primary key, rank integer not null unique, recent integer not null);
    create table doc (
      rowid integer primary key,
      book integer not null,
      language integer not null,
      edition integer not null,
      level integer not null,
      length text not null,
      tags text not null,
      flags integer not null,
      key text not null,
      recent integer not null,
      author text not null,
      cover integer not null);
    create table name_words (rowid integer primary key, title text not null, people text not null);
    create table card (rowid integer primary key, content text not null);
    create virtual table names using fts5(title, people, tags, pairs, latin, filter, ${words}, prefix='1 2 3');
    create virtual table texts using fts5(words, filter, ${words}, prefix='2 3');
    create table word (
      language integer not null,
      word text not null,
      stem text not null,
      written text not null,
      first text not null,
      length integer not null,
      names integer not null,
      primary key (language, word)) without rowid;
    create table text_word (language integer not null, word text not null, primary key (language, word)) without rowid;
    create table person (id integer primary key, name text not null, key text not null unique);
    create table person_word (word text not null, person integer not null, primary key (word, person)) without rowid;
    create table credit (person integer not null, language integer not null, book integer not null,
      primary key (person, language, book)) without rowid;
  `);
}

/** What its tables are looked up by; made when they are full, which takes less than keeping them in order meanwhile. */
export function createIndexes(db: DatabaseSync): void {
  db.exec(`
    create index doc_by_book on doc (book, language);
    create index doc_by_key on doc (key);
    create index doc_by_language on doc (language);
    create index doc_by_recent on doc (language, recent desc);
    create index doc_by_edition on doc (edition);
    create index word_by_stem on word (stem, language);
    create index word_by_length on word (first, length, language, names);
    create index credit_by_book on credit (book);
  `);
}
