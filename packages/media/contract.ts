import { z } from 'zod';

/**
 * The widths a picture is served in (specification section 9): small sizes and device sizes. A width above
 * the original's gives the original's width.
 */
export const pictureWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/**
 * WebP for every current browser, JPEG for the rest and for EPUB and PDF; AVIF, which is smaller, for those that show it: it is
 * made in the background, and until it is there its address answers with WebP.
 */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

/** A picture: append `/{width}.{format}` to `url` for a file of that width, made once and immutable. */
export const picture = z
  .object({
    url: z.string().describe('For example /media/pictures/3fa9…; append /{width}.webp or /{width}.jpg'),
    width: z.number().int().positive().describe('Pixels of the original'),
    height: z.number().int().positive().describe('Pixels of the original'),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .describe('Average colour, shown until the picture comes'),
    focus: z
      .object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
      .describe('What a crop keeps in view, in percent of width and height'),
  })
  .meta({ id: 'Picture' });
export type Picture = z.output<typeof picture>;

/** The kinds of sound and video that are kept, as HTTP names them; `audio/ogg` is Opus in Ogg. */
export const recordingTypes = ['audio/mpeg', 'audio/ogg', 'audio/mp4', 'audio/wav', 'video/mp4', 'video/webm'] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** How the address of a recording ends, by its type. */
export const recordingExtensions: Record<RecordingType, string> = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'opus',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** A file of sound or video, kept as it came and immutable; ranges of it can be asked for. */
export const recording = z
  .object({
    url: z.string().describe('For example /media/recordings/3fa9….mp3'),
    type: z.enum(recordingTypes).describe('Its media type; an Opus file is audio/ogg'),
    bytes: z.number().int().positive(),
  })
  .meta({ id: 'Recording' });

const milliseconds = z.number().int().nonnegative();

/** How a page is read aloud, and what of its text is heard when. */
export const narration = z
  .object({
    durationMs: z.number().int().positive().describe('Of the page, so of the clip where there is one'),
    unit: z.enum(['word', 'sentence']).describe('What a mark marks'),
    sources: z.array(recording).describe('The same sound in several formats, the one to prefer first'),
    clip: z
      .tuple([milliseconds, milliseconds])
      .nullable()
      .describe('[start, end] in milliseconds: the part of the file that is this page; null: the whole file'),
    marks: z
      .array(z.tuple([milliseconds, milliseconds, z.number().int().nonnegative(), z.number().int().positive()]))
      .describe(
        '[startMs, endMs, charStart, charEnd]: times in the file, and UTF-16 offsets in the text of the page; both rise, ' +
          'none is empty, no two overlap. An empty list: there are no timings that fit the text, it plays without marking',
      ),
  })
  .meta({ id: 'Narration' });
export type Narration = z.output<typeof narration>;

/** A page in a sign language. */
export const pageSign = z
  .object({
    sources: z
      .array(recording.extend({ width: z.number().int().positive(), height: z.number().int().positive() }))
      .describe('The one to prefer first; smaller ones for slow links may follow'),
    width: z.number().int().positive().describe('Pixels of the first source'),
    height: z.number().int().positive().describe('Pixels of the first source'),
    durationMs: z.number().int().positive(),
    poster: picture.nullable(),
  })
  .meta({ id: 'PageSign' });
export type PageSign = z.output<typeof pageSign>;

/** A sign language that a book has videos in. */
export const signing = z
  .object({
    code: z.string().describe('ISO 639-3 or BCP 47, for example "ase"'),
    name: z.string().describe('Of the sign language, as its signers write it'),
    englishName: z.string(),
    signers: z.array(z.string()),
    bytes: z.number().int().nonnegative().describe('Of the first source of each page, so about what keeping it takes'),
    pages: z.number().int().positive().describe('How many pages have a video; the cover may be one'),
  })
  .meta({ id: 'Signing' });
export type Signing = z.output<typeof signing>;

/** The code of a sign language, as in `Signing`. */
export const signLanguageCode = z
  .string()
  .regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i, 'Give the code of a sign language.')
  .max(35);

export const signCodes = z
  .string()
  .max(200)
  .regex(
    /^[a-z]{2,8}(-[a-z0-9]{1,8})*(,[a-z]{2,8}(-[a-z0-9]{1,8})*)*$/i,
    'Give codes of sign languages, parted by commas.',
  );
