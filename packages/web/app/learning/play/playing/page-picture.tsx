import type { Picture as PictureFacts } from '@letsread/media/contract.ts';
import type { CSSProperties } from 'react';

import { useInterface } from '../../../i18n/use-interface.ts';
import { sourceSet } from '../../../ui/pictures/picture.tsx';
import { PictureFormats } from '../../../ui/pictures/picture-formats.tsx';

interface PagePictureProps {
  picture: PictureFacts;
  alt: string;
  /** As in HTML: how wide it is laid out. */
  sizes: string;
  /** Only what is seen at once is not waited with. */
  isFirst?: boolean;
}

/** A picture of the book within an activity. */
export function PagePicture({ picture, alt, sizes, isFirst = false }: PagePictureProps) {
  const { isSavingData } = useInterface();
  return (
    <picture style={{ '--colour': picture.colour, '--r': picture.width / picture.height } as CSSProperties}>
      <PictureFormats srcSet={sourceSet(picture, isSavingData ? 384 : 1080)} sizes={sizes} />
      <img
        src={`${picture.url}/384.jpg`}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
