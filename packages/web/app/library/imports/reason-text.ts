import type { Translate } from '@letsread/interface-text/translator.ts';

/** The reasons that an import tells apart on screen, and the codes of its lines that each of them stands for. */
const codes = {
  damaged:
    'zip-damaged zip-entry-refused xml-damaged xml-entities xml-too-deep epub-part-missing epub-mimetype-wrong epub-duplicate-id picture-damaged ' +
    'feed-damaged bloom-document-missing bloom-meta-damaged pdf-damaged table-damaged not-utf8 nul-character file-name-unreadable',
  'too-large': 'file-too-large too-many-pages zip-too-large zip-too-many-entries picture-too-large xml-too-large',
  locked: 'epub-encrypted pdf-encrypted',
  unsafe: 'epub-scripted epub-svg-scripted epub-event-handler epub-remote-resource',
  'no-title': 'title-missing',
  'no-licence': 'licence-missing licence-row-missing',
  'licence-unclear':
    'licence-unknown licence-conflict licence-form licence-notes licence-of-file licence-stricter licence-stays',
  'licence-no-changes': 'licence-allows-no-changes',
  'no-language': 'language-missing language-in-part',
  'language-unclear': 'language-unknown language-differs',
  'no-credits': 'credits-missing author-missing illustrator-missing credit-empty credit-name-absent',
  'credits-unclear':
    'credit-key-unknown credit-key-repeated credit-key-alias credits-repeated credits-misplaced author-differs maker-elsewhere notes-found',
  scanned: 'pdf-scanned',
  garbled: 'pdf-text-garbled glyphs-missing replacement-character private-use-character letters-mixed',
  'other-book':
    'other-story edition-differs editions-differ second-edition-missing number-shared number-differs identifier-shared',
  twice: 'same-edition own-edition same-words same-words-elsewhere second-translation',
  'kept-as-edited': 'kept-as-edited',
  'title-changed': 'title-replaced title-repeated',
  'not-taken': 'kind-not-taken zip-in-zip link-not-followed',
  pictures:
    'pictures-missing pictures-surplus picture-missing picture-kind pictures-left-out picture-not-taken picture-kind-not-accepted no-pictures page-drawn layout-left-out ' +
    'cover-words-left-out',
  sound:
    'narration-in-parts narration-passed-over narration-not-taken narration-without-marks music-left-out signing-not-taken epub-audio-in-parts epub-not-narrated cue-not-in-text timings-damaged ' +
    'timings-out-of-order too-many-timings',
  'sound-in-part': 'narration-played-in-part',
  tidied:
    'tab line-ends byte-order-mark not-nfc html-entity control-character bidi-control page-break-untidy page-break-repaired page-break-missing ' +
    'page-repaired page-repeated title-untidy title-mark-missing credit-wrapped',
  games: 'activities-left-out',
  subject: 'subject-unknown',
  gone: 'file-gone',
  'not-written': 'not-written',
  'gone-already': 'gone-already',
  'has-readers': 'has-readers',
} as const;

type Reason = keyof typeof codes | 'other';

const byCode = new Map(
  Object.entries(codes).flatMap(([reason, of]) =>
    of.split(' ').map((code): [string, Reason] => [code, reason as Reason]),
  ),
);

/** Why a line is what it is, in the reader's language. */
export function reasonText(t: Translate, code: string): string {
  // The shelf has words for these already.
  if (code === 'pages-missing') return t('library.refused.no-pages');
  if (code === 'other-team') return t('library.refused.not-yours');
  if (code === 'changed-since') return t('library.refused.changed-since');
  const reason: Reason = byCode.get(code) ?? 'other';
  return t(`library.imports.reason.${reason}`);
}
