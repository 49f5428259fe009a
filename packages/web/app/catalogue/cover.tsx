import type { Picture as PictureFacts } from '@letsread/media/contract.ts';
import type { CSSProperties } from 'react';

import { Picture } from '../ui/picture.tsx';

interface CoverProps {
  picture: PictureFacts;
  sizes: string;
  urgency?: 'first' | 'largest' | undefined;
}

/** The cover of a book fills its square frame, cropped around its focus; a shape of which a third would go lies whole on a mat. */
export function Cover({ picture, sizes, urgency }: CoverProps) {
  const { width, height, colour } = picture;
  const isMatted = Math.min(width, height) / Math.max(width, height) < 0.66;
  return (
    <span
      className={isMatted ? 'cover cover--matted' : 'cover'}
      style={isMatted ? ({ '--colour': colour } as CSSProperties) : undefined}
    >
      <Picture
        picture={picture}
        sizes={sizes}
        alt=""
        urgency={urgency}
        style={{ objectPosition: cropAround(picture) }}
      />
    </span>
  );
}

/** The `object-position` by which a square cut keeps the focus of a picture as near its middle as it can; undefined: the middle. */
export function cropAround({ width, height, focus }: PictureFacts): string | undefined {
  if (width === height) return undefined;
  const [length, at] = width > height ? [width / height, focus.x] : [height / width, focus.y];
  // Of the longer side, in squares: half a square lies on each side of the focus.
  const start = Math.min(Math.max((at / 100) * length - 0.5, 0), length - 1);
  const percent = Math.round((100 * start) / (length - 1));
  if (percent === 50) return undefined;
  return width > height ? `${percent}% 50%` : `50% ${percent}%`;
}
