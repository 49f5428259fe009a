import type { Picture as PictureFacts } from '@letsread/media/contract.ts';
import type { CSSProperties } from 'react';

/** The widths that covers and page pictures are asked for in, of those that pictures are served in. */
const widths = [128, 256, 384, 640, 1080, 1920];

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

/** A picture in the widths it is served in, WebP with JPEG behind it, its average colour until it comes. */
export function Picture({ picture, sizes, alt, urgency, className, style }: PictureProps) {
  return (
    <picture>
      <source type="image/webp" srcSet={sourceSet(picture)} sizes={sizes} />
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
export function sourceSet(picture: Pick<PictureFacts, 'url' | 'width'>): string {
  const above = widths.findIndex((width) => width >= picture.width);
  const offered = above === -1 ? widths : widths.slice(0, above + 1);
  return offered.map((width) => `${picture.url}/${width}.webp ${Math.min(width, picture.width)}w`).join(', ');
}
