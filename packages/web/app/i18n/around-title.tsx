import { WholeSyllables } from '../ui/whole-syllables.tsx';

interface AroundTitleProps {
  /** In the language of the page, with "{title}" where the title goes. */
  sentence: string;
  title: string;
  /** The language of the title, BCP 47, where it is known, and its direction. */
  lang?: string | undefined;
  dir?: string | undefined;
}

/** A sentence around a title of another language, which is read aloud and written as that one is. */
export function AroundTitle({ sentence, title, lang, dir }: AroundTitleProps) {
  const [before, after] = sentence.split('{title}');
  return (
    <>
      {before}
      <bdi lang={lang} dir={dir}>
        <WholeSyllables text={title} lang={lang ?? ''} />
      </bdi>
      {after}
    </>
  );
}
