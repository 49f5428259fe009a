import type { Picture as PictureFacts } from '@letsread/media/contract.ts';
import type { CSSProperties } from 'react';

import { Picture } from '../../ui/pictures/picture.tsx';
import { cropAround, isMatted } from '../../ui/pictures/crop-around.ts';

interface CoverProps {
  picture: PictureFacts;
  sizes: string;
  urgency?: 'first' | 'largest' | undefined;
}

/** The cover of a book fills its square frame, cropped around its focus; a shape of which a third would go lies whole on a mat. */
export function Cover({ picture, sizes, urgency }: CoverProps) {
  const matted = isMatted(picture);
  return (
    <span
      className={matted ? 'cover cover--matted' : 'cover'}
      style={matted ? ({ '--colour': picture.colour } as CSSProperties) : undefined}
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
