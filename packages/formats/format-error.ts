/** Why a file was refused; one word group per cause, stable, so that screens can translate it. */
export type FormatErrorCode =
  | 'file-name-unreadable'
  | 'file-too-large'
  | 'not-utf8'
  | 'nul-character'
  | 'title-missing'
  | 'pages-missing'
  | 'too-many-pages'
  | 'credits-missing'
  | 'licence-missing'
  | 'licence-unknown'
  | 'licence-conflict'
  | 'language-missing'
  | 'table-damaged'
  | 'timings-damaged'
  | 'timings-out-of-order'
  | 'too-many-timings'
  | 'cue-not-in-text'
  | 'zip-damaged'
  | 'zip-entry-refused'
  | 'zip-too-large'
  | 'zip-too-many-entries'
  | 'xml-damaged'
  | 'xml-entities'
  | 'xml-too-deep'
  | 'xml-too-large'
  | 'epub-part-missing'
  | 'epub-encrypted'
  | 'epub-not-narrated'
  | 'epub-audio-in-parts'
  | 'licence-allows-no-changes'
  | 'second-edition-missing'
  | 'editions-differ'
  | 'glyphs-missing'
  | 'epub-mimetype-wrong'
  | 'epub-duplicate-id'
  | 'epub-scripted'
  | 'epub-svg-scripted'
  | 'epub-event-handler'
  | 'epub-remote-resource'
  | 'picture-too-large'
  | 'picture-damaged'
  | 'feed-damaged'
  | 'bloom-document-missing'
  | 'bloom-meta-damaged'
  | 'pdf-damaged'
  | 'pdf-encrypted'
  | 'pdf-scanned'
  | 'pdf-text-garbled'
  | 'scheme-damaged'
  | 'scheme-stage-out-of-order'
  | 'scheme-grapheme-unreadable'
  | 'scheme-grapheme-repeated'
  | 'scheme-rule-missing'
  | 'scheme-rule-unknown'
  | 'scheme-sight-word-repeated'
  | 'scheme-sight-word-decodable';

/** Where in a file: line and page count from 1; absent when the whole file is meant. */
export type FormatErrorLocation = { line?: number; page?: number };

/** A file that cannot be read (or a book that cannot be written): the only error the readers and writers here throw. */
export class FormatError extends Error {
  readonly code: FormatErrorCode;
  readonly file: string;
  readonly location: FormatErrorLocation;

  constructor(code: FormatErrorCode, about: { file: string; location?: FormatErrorLocation; message: string }) {
    const { line, page } = about.location ?? {};
    const where =
      about.file + (page === undefined ? '' : `, page ${page}`) + (line === undefined ? '' : `, line ${line}`);
    super(`${where}: ${about.message}`);
    this.name = 'FormatError';
    this.code = code;
    this.file = about.file;
    this.location = about.location ?? {};
  }
}
