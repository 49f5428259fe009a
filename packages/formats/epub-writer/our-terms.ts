/**
 * How a `Publication` stands in an EPUB that this library writes, so that the reader gets everything back. Both sides take names from here.
 *
 * **Whose file.** `<package prefix="letsread: urn:lets-read:terms#">` (`termsIri`) with `<meta property="letsread:version">1</meta>`.
 * All values below are exact: neither trimmed nor folded, `&#13;` where a carriage return is meant. Absent means '' (null, undefined).
 *
 * **Package** (`<meta property="letsread:…">` are `ourTerms`)
 * - id: `letsread:edition` (the `dc:identifier` is the same, or made up when the id is '' or the file is bilingual); work: `dcterms:isVersionOf`;
 *   address: `dc:source`; library: `letsread:library` (in files of before 23 November 2026 `dc:publisher`); publisher: `dc:publisher`; title: the first `dc:title` (`#title`); subtitle: `dc:title` `#subtitle`;
 *   description: `dc:description`; made: `letsread:made`; subjects: each `dc:subject`; level: `letsread:level` ("3"); updatedAt: `letsread:updated`.
 * - language: tag = first `dc:language`; name, script: `letsread:language-name`, `letsread:script`; direction: `page-progression-direction` of the spine.
 * - credits: `dc:creator` and `dc:contributor` in document order, each with `<meta refines="#credit-1" property="letsread:role">ADAPTER</meta>`.
 * - licence: code `letsread:licence`, name `dc:rights`, url `<link rel="dcterms:license" href>`, `letsread:allows-derivatives` "yes" or "no".
 * - A bilingual file names its second publication in `letsread:second-edition` and its tag in the second `dc:language`; what belongs to the
 *   second alone (title, credits) is refined by `letsread:of` with that id and is no part of the first.
 *
 * **Pages.** A manifest item in the spine with `<meta refines="#page-3" property="letsread:page">3</meta>` is `pages[3]`; 0 is the cover. A spine item
 * without it (credits and licence) is no page. In the page's document:
 * - picture: `<img id="picture" src width height alt>`; absent when the page has none. alt '' is `alt=""`.
 * - text: `<div id="text">`; absent when the text is '' (and on the cover, whose title is not its text). `#text-2` is the second language.
 *   Its children are `<p>`. The text of a `<p>` is its text nodes as they are, descended into `<span>`, each `<br/>` being "\n" (a line feed
 *   in a text node is one too). Paragraphs are joined by "\n\n", or by the value of `data-gap` on the paragraph after the gap.
 *   White space between the `<p>` is no text.
 *
 * **Narration.** The page's item has `media-overlay="overlay-3"`; all clips of an overlay are in one sound file, which pages may share.
 * These refine the overlay's item: `letsread:unit` ("word" or "sentence"), `letsread:duration-ms`, `letsread:clip` ("2000 7500"; absent: null).
 * Marks stand in the document, not in the SMIL, whose clips are drawn out until the next begins so that no sound is lost between them:
 * `<span id="m1" data-ms="120 480">` is [120, 480, where it begins in the text, where it ends]. A timing that runs over paragraphs continues in
 * `<span id="m1b" data-ms="">`: it ends where the last such piece ends.
 */
export const termsIri = 'urn:lets-read:terms#';

/** The prefix that `termsIri` is declared with. */
export const termsPrefix = 'letsread';

/** What the files of this version are called by `letsread:version`. */
export const termsVersion = '1';

/** The properties of `meta` elements, as they stand in a package document. */
export const ourTerms = {
  version: 'letsread:version',
  edition: 'letsread:edition',
  secondEdition: 'letsread:second-edition',
  of: 'letsread:of',
  library: 'letsread:library',
  made: 'letsread:made',
  level: 'letsread:level',
  updated: 'letsread:updated',
  languageName: 'letsread:language-name',
  script: 'letsread:script',
  role: 'letsread:role',
  licence: 'letsread:licence',
  allowsDerivatives: 'letsread:allows-derivatives',
  page: 'letsread:page',
  unit: 'letsread:unit',
  durationMs: 'letsread:duration-ms',
  clip: 'letsread:clip',
} as const;

/** The ids of what the reader looks for in a page's document, and the attributes that it looks at. */
export const pageParts = {
  picture: 'picture',
  text: 'text',
  secondText: 'text-2',
  gap: 'data-gap',
  times: 'data-ms',
} as const;
