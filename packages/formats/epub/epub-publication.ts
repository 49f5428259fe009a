import type { Publication, PublicationLanguage, PublicationNarration } from '../publication.ts';
import type { Licence } from '../licence.ts';
import type { SpokenClip } from './narration/read-epub-narration.ts';

/**
 * A publication as it stands in an EPUB. Pictures and sounds are named, not loaded: `ReadEpub.readPart` gives their bytes, so that
 * a book of many large pictures never lies in memory as a whole.
 */
export type EpubPublication = Omit<Publication, 'language' | 'licence' | 'pages'> & {
  /** Of files that this library wrote: all of it. Of others `name` and `script` are '' and the direction is that of the file. */
  language: PublicationLanguage;
  licence: { code: Licence; name: string; url: string; allowsDerivatives: boolean };
  /** `pages[0]` is the cover, whose text is ''. */
  pages: EpubPage[];
};

export type EpubPage = {
  text: string;
  alt: string;
  picture?: EpubPicture | undefined;
  narration?: EpubNarration | undefined;
};

/** A picture in the file; `type` and size in pixels as its first bytes tell, whatever its name says. */
export type EpubPicture = {
  name: string;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
};

/** A page read aloud: timings where this library wrote them, else what is heard when, to be looked up in the text. */
export type EpubNarration = { sound: EpubSound } & (
  | ({ marks: PublicationNarration['marks'] } & Pick<PublicationNarration, 'durationMs' | 'clip' | 'unit'>)
  | { marks: undefined; clips: SpokenClip[] }
);

/** A sound file; `type` as the package document says. */
export type EpubSound = { name: string; type: string };
