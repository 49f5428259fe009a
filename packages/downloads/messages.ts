import type { Publication, PublicationWords } from '@letsread/formats/publication.ts';
import type { Choice } from './choice.ts';

/** What the worker is given to make a file of. */
export interface MakeRequest {
  choice: Choice;
  publication: Publication;
  second?: Publication | undefined;
  words: PublicationWords;
}

/** A file, or why it could not be made. */
export type MakeAnswer = ({ kind: 'made' } & MadeFile) | { kind: 'failed'; reason: string };

export interface MadeFile {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** null: not for paper. */
  sheets: number | null;
}
