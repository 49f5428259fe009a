import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteSpan {
  first: number;
  last: number;
}

export interface StoredObject {
  /** Such as "media/pictures/3f/3fa9….jpg": names with slashes between them, relative to the storage. */
  key: string;
  bytes: number;
  changedAt: Date;
}

/** Where files lie: a folder of this machine, or a bucket of object storage. Whoever asks cannot tell which. */
export interface Storage {
  /** How large an object is; undefined where there is none of this key. */
  sizeOf: (key: string) => Promise<number | undefined>;
  /** undefined where there is none of this key. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** As read, of a large one, or of a part of it. */
  stream: (key: string, span?: ByteSpan) => Promise<Readable | undefined>;
  /** The object is there whole or not at all, whatever ends the process or the machine; what was there before is replaced. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** No harm where there is none. */
  remove: (key: string) => Promise<void>;
  /** All whose key begins with this folder. */
  list: (folder: string) => AsyncIterable<StoredObject>;
  /** In a few words for the operator, without secrets. */
  readonly description: string;
}
