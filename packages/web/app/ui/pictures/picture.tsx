import type { Picture as PictureFacts } from '@letsread/media/contract.ts';
import { createContext, useContext, type CSSProperties } from 'react';

import { PictureFormats } from './picture-formats.tsx';

/** The widths that covers and page pictures are asked for in, of those that pictures are served in. */
const widths = [128, 256, 384, 640, 1080, 1920];

/** No picture is asked for wider than this where data is saved. */
const savingWidth = 384;

/** Whether pictures are to be small ones. */
export const SavingDataContext = createContext(false);

interface PictureProps {
  picture: PictureFacts;
  /** As in HTML: how wide the picture is laid out. */
  sizes: string;
  alt: string;
  /** "first" is in view when the page opens, "largest" is the one the page is waited for. */
  urgency?: 'first' | 'largest' | undefined;
  className?: string;
  style?: CSSProperties;
}

/** A picture in the widths it is served in, AVIF and WebP with JPEG behind them, its average colour until it comes. */
export function Picture({ picture, sizes, alt, urgency, className, style }: PictureProps) {
  const isSavingData = useContext(SavingDataContext);
  return (
    <picture>
      <PictureFormats srcSet={sourceSet(picture, isSavingData ? savingWidth : undefined)} sizes={sizes} />
      <img
        className={className}
        src={`${picture.url}/384.jpg`}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={urgency === undefined ? 'lazy' : undefined}
        decoding="async"
        fetchPriority={urgency === 'largest' ? 'high' : undefined}
        style={{ backgroundColor: picture.colour, ...style }}
      />
    </picture>
  );
}

/** Above the original's width a file has the original's: it is named once, with its true width. */
export function sourceSet(picture: Pick<PictureFacts, 'url' | 'width'>, widest = Infinity): string {
  const above = widths.findIndex((width) => width >= picture.width);
  const offered = (above === -1 ? widths : widths.slice(0, above + 1)).filter((width) => width <= widest);
  return offered.map((width) => `${picture.url}/${width}.webp ${Math.min(width, picture.width)}w`).join(', ');
}
