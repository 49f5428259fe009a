import { ID3Writer } from 'browser-id3-writer';
import type { Credit } from '../book.ts';
import { aboutLines, writePlainText } from '../plain-text/write-plain-text.ts';
import type { Publication, PublicationWords } from '../publication.ts';
import { joinMp3 } from './join-mp3.ts';

/** ID3 names the language of a text by ISO 639-2, books by BCP 47: that it is not said is better than a wrong one. */
const undetermined = 'und';

/**
 * A book that was read aloud as one MP3: its sounds in reading order, each once, with what a player shows of it (ID3v2.3,
 * https://id3.org/id3v2.3.0), who made it and its licence among that. @throws Error where a sound is no MP3, or they are not to be
 * played alike
 */
export function writeMp3({
  publication,
  words,
}: {
  publication: Publication;
  words: PublicationWords;
}): Uint8Array<ArrayBuffer> {
  const { pages, title, licence, library, publisher = library, address, subjects } = publication;
  const sounds = [...new Set(pages.flatMap(({ narration }) => narration?.sound ?? []))];
  const joined = joinMp3(sounds.map(({ bytes }) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  if (sounds.length === 0 || joined === undefined)
    throw new Error('its recordings are no MP3, or differ in how they are to be played, so they cannot be one file');
  const writer = new ID3Writer(Uint8Array.from(joined.bytes).buffer);
  writer.setFrame('TIT2', title).setFrame('TALB', title).setFrame('TPUB', publisher);
  const authors = namesOf(publication, 'AUTHOR');
  if (authors.length > 0) writer.setFrame('TPE1', authors);
  const narrators = namesOf(publication, 'NARRATOR');
  if (narrators.length > 0) writer.setFrame('TCOM', narrators);
  if (subjects.length > 0) writer.setFrame('TCON', subjects);
  writer.setFrame('TCOP', licence.name);
  if (licence.url !== '') writer.setFrame('WCOP', licence.url);
  if (address !== '') writer.setFrame('WOAF', address);
  const said = { description: '', language: undetermined };
  writer.setFrame('COMM', { ...said, text: aboutLines(publication, words) });
  writer.setFrame('USLT', { ...said, lyrics: writePlainText({ publication, words }) });
  const cover = pages[0]?.picture;
  if (cover !== undefined)
    writer.setFrame('APIC', { type: 3, data: Uint8Array.from(cover.bytes).buffer, description: '' });
  return new Uint8Array(writer.addTag());
}

function namesOf({ credits }: Publication, role: Credit['role']): string[] {
  return credits.flatMap((credit) => (credit.role === role ? credit.name : []));
}
