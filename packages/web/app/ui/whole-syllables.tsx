import { lineParts } from '@letsread/formats/words/line-parts.ts';
import { Fragment } from 'react';

/**
 * Text of a language in lines that end where they may: browsers tear syllables of Mon, Shan and Karen. All its letters stand in it as
 * they are, for marks, searches and copies. The breaks are hidden, since they would be spaces in the name of a link or heading.
 */
export function WholeSyllables({ text, lang }: { text: string; lang: string }) {
  return lineParts(text, lang).map(({ text: part, isWhole }, at, parts) =>
    isWhole ? (
      <Fragment key={at}>
        {parts[at - 1]?.isWhole === true && <wbr aria-hidden />}
        <span className="whole">{part}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}
