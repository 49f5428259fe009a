import type { Picture } from '@letsread/media/contract.ts';
import { type UrlBase, wholeUrl } from './document-urls.ts';

/** A file of a picture. */
export interface ImageFile {
  url: string;
  type: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const widths = [256, 640, 1080] as const;

/** A picture in the sizes that are made of it, JPEG before WebP; those above the original's would be the original again. */
export function imageFiles(base: Pick<UrlBase, 'origin'>, picture: Picture): ImageFile[] {
  const offered = widths.filter((_, at) => at === 0 || (widths[at - 1] ?? 0) < picture.width);
  return (['jpg', 'webp'] as const).flatMap((format) =>
    offered.map((asked) => {
      const width = Math.min(asked, picture.width);
      return {
        url: wholeUrl(base, `${picture.url}/${asked}.${format}`),
        type: format === 'jpg' ? ('image/jpeg' as const) : ('image/webp' as const),
        width,
        height: Math.max(1, Math.round((width * picture.height) / picture.width)),
      };
    }),
  );
}
