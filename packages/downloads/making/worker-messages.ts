import type { Publication, PublicationWords } from '@letsread/formats/publication.ts';
import type { CoverToMake } from '@letsread/formats/covers/cover-to-make.ts';
import type { Choice } from '../choice.ts';

/** What the worker is given to make a file of. */
export interface MakeRequest {
  choice: Choice;
  publication: Publication;
  second?: Publication | undefined;
  words: PublicationWords;
}

/** What is asked of the worker: a file, or a cover. */
export type WorkerRequest = { kind: 'file'; request: MakeRequest } | { kind: 'cover'; cover: CoverToMake };

/** What it made, or why it could not. */
export type WorkerAnswer =
  | ({ kind: 'made' } & MadeFile)
  | { kind: 'drawn'; svg: string }
  | { kind: 'failed'; reason: string };

export interface MadeFile {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** null: not for paper. */
  sheets: number | null;
}
