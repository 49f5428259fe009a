import { z } from 'zod';

/**
 * The widths a picture is served in (specification section 9): small sizes and device sizes. A width above
 * the original's gives the original's width.
 */
export const pictureWidths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** WebP for every current browser, JPEG for the rest and for EPUB and PDF. */
export const pictureFormats = ['webp', 'jpg'] as const;

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
  })
  .meta({ id: 'Picture' });
export type Picture = z.output<typeof picture>;
