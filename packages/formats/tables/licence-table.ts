import { readCsv } from './csv.ts';
import { FormatError } from '../format-error.ts';
import type { Licence } from '../licence.ts';
import { parseLicence } from '../licence.ts';
import { storyKey } from '../markdown/story-file-name.ts';

/** What LICENSES.csv says of one story. `effectiveLicence` is the strictest statement found anywhere, with the version that `licenceUrl` gives; counts are those of the source. */
export type StoryLicence = {
  key: string;
  englishTitle: string;
  textLicence: Licence;
  imageLicence: Licence;
  effectiveLicence: Licence;
  licenceUrl: string;
  author: string;
  illustrator: string;
  imageSource: string;
  pictureCount: number;
  englishPageCount: number;
  notes: string;
};

/** The stories of LICENSES.csv by number ("0141", also where "141" stands); only that and the effective licence must stand there. @throws FormatError table-damaged, licence-unknown, licence-conflict (address and effective licence differ). */
export function readLicenceTable(text: string, file = 'LICENSES.csv'): Map<string, StoryLicence> {
  const columns = [
    'story_id',
    'title_en',
    'text_licence',
    'image_licence',
    'effective_licence',
    'licence_url',
    'author',
    'illustrator',
    'image_source',
    'images',
    'pages_en',
    'notes',
  ] as const;
  const stories = new Map<string, StoryLicence>();
  for (const row of readCsv(text, file, columns, ['story_id', 'effective_licence'])) {
    const key = storyKey(row.story_id);
    if (key === '' || stories.has(key))
      throw new FormatError('table-damaged', { file, message: `story "${key}" stands twice or has no number` });
    const orEffective = (text: string) => (text === '' ? row.effective_licence : text);
    const effective = licenceOf(row.effective_licence, key, file);
    const versioned = licenceOf(row.licence_url === '' ? effective : row.licence_url, key, file);
    if (versioned.replace(/-\d\.\d$/, '') !== effective.replace(/-\d\.\d$/, '')) {
      throw new FormatError('licence-conflict', {
        file,
        message: `story ${key}: ${effective}, but the address says ${versioned}`,
      });
    }
    stories.set(key, {
      key,
      englishTitle: row.title_en,
      textLicence: licenceOf(orEffective(row.text_licence), key, file),
      imageLicence: licenceOf(orEffective(row.image_licence), key, file),
      effectiveLicence: versioned,
      licenceUrl: row.licence_url,
      author: row.author,
      illustrator: row.illustrator,
      imageSource: row.image_source,
      pictureCount: Number(row.images),
      englishPageCount: Number(row.pages_en),
      notes: row.notes,
    });
  }
  return stories;
}

function licenceOf(text: string, key: string, file: string): Licence {
  const licence = parseLicence(text);
  if (licence === undefined)
    throw new FormatError('licence-unknown', { file, message: `story ${key}: "${text}" is no licence known here` });
  return licence;
}
