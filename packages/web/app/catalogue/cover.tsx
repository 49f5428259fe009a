import type { Picture as PictureFacts } from '@letsread/media/contract.ts';

import { Picture } from '../ui/picture.tsx';

interface CoverProps {
  picture: PictureFacts | null;
  sizes: string;
  urgency?: 'first' | 'largest' | undefined;
  /** For the move from a card to the book's own page. */
  viewTransitionName?: string | undefined;
}

/** The cover of a book in its square frame; a shape that is not square is never cut. Its title stands beside it. */
export function Cover({ picture, sizes, urgency, viewTransitionName }: CoverProps) {
  const isSquare = picture !== null && Math.abs(picture.width / picture.height - 1) < 0.05;
  return (
    <span
      className={isSquare ? 'cover' : 'cover cover--contain'}
      style={viewTransitionName === undefined ? undefined : { viewTransitionName }}
    >
      {picture !== null && <Picture picture={picture} sizes={sizes} alt="" urgency={urgency} />}
    </span>
  );
}
