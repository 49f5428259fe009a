import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguageTable } from '../tables/language-table.ts';
import { readLicenceTable } from '../tables/licence-table.ts';
import { forbidsAdaptation } from '../licence.ts';
import { pairPictures } from '../pair-pictures.ts';
import {
  bookUrn,
  editionUrn,
  type Publication,
  type PublicationPage,
  type PublicationPicture,
} from '../publication.ts';
import { readStoryMarkdown } from '../markdown/story-markdown.ts';

/**
 * A story of the real books (`../shared/books`) as a publication, for tests and measurements: `languageCode` is a folder ("ha-ne"),
 * `storyNumber` four digits ("0141"). Throws an Error when there is no such story. Tables and pictures are read once.
 */
export function readRealPublication(booksDir: string, languageCode: string, storyNumber: string): Publication {
  const { languages, licences } = tablesOf(booksDir);
  const language = languages.get(languageCode);
  const licence = licences.get(storyNumber);
  const folder = join(booksDir, 'texts', languageCode);
  const name = readdirSync(folder).find((each) => each.startsWith(storyNumber));
  if (language === undefined || licence === undefined || name === undefined)
    throw new Error(`no story ${languageCode}/${storyNumber} in ${booksDir}`);
  const { edition } = readStoryMarkdown(readFileSync(join(folder, name)), { file: name, languageCode });
  const images = join(booksDir, 'images', storyNumber);
  const pairing = pairPictures(readdirSync(images), edition.pages.length);
  const pageOf = (text: string, picture: string | undefined): PublicationPage => ({
    text,
    picture: picture === undefined ? undefined : pictureAt(join(images, picture)),
    alt: '',
  });
  return {
    id: editionUrn(`${languageCode}-${storyNumber}`),
    work: bookUrn(storyNumber),
    address: `https://books.example/${languageCode}/book/${storyNumber}`,
    library: "Let's Read",
    title: edition.title,
    subtitle: edition.subtitle,
    description: '',
    made: '',
    language: {
      tag: language.bcp47,
      name: language.nativeName,
      script: language.script,
      direction: language.direction,
    },
    level: null,
    subjects: [],
    credits: edition.credits,
    licence: {
      code: licence.effectiveLicence,
      name: licence.effectiveLicence.replaceAll('-', ' ').replace('CC BY NC', 'CC BY-NC'),
      url: licence.licenceUrl,
      allowsDerivatives: !forbidsAdaptation(licence.effectiveLicence),
    },
    pages: [pageOf('', pairing.cover), ...edition.pages.map(({ text }, index) => pageOf(text, pairing.pages[index]))],
    updatedAt: '2026-11-21T08:00:00Z',
  };
}

const tables = new Map<string, ReturnType<typeof readTables>>();

function tablesOf(booksDir: string): ReturnType<typeof readTables> {
  const known = tables.get(booksDir) ?? readTables(booksDir);
  tables.set(booksDir, known);
  return known;
}

function readTables(booksDir: string) {
  return {
    languages: readLanguageTable(readFileSync(join(booksDir, 'languages.csv'), 'utf8')),
    licences: readLicenceTable(readFileSync(join(booksDir, 'LICENSES.csv'), 'utf8')),
  };
}

/** A story has the same pictures in every language. */
const pictures = new Map<string, PublicationPicture>();

function pictureAt(path: string): PublicationPicture {
  const known = pictures.get(path) ?? readPicture(path);
  pictures.set(path, known);
  return known;
}

/** A JPEG with the size that its frame header tells (ITU-T T.81, B.2.2). */
function readPicture(path: string): PublicationPicture {
  const bytes = readFileSync(path);
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) {
      const size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      return { bytes: new Uint8Array(bytes), type: 'image/jpeg', ...size };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error(`${path} is no JPEG`);
}
