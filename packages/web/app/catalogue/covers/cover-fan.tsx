import type { Picture } from '@letsread/media/contract.ts';

import { Cover } from './cover.tsx';

const inFan = 3;

interface CoverFanProps {
  covers: readonly Picture[];
  sizes: string;
  urgency?: 'first' | undefined;
}

/** The first covers of a shelf, held like cards. */
export function CoverFan({ covers, sizes, urgency }: CoverFanProps) {
  return (
    <span className="fan">
      {covers.slice(0, inFan).map((cover, at) => (
        <Cover key={at} picture={cover} sizes={sizes} urgency={urgency} />
      ))}
    </span>
  );
}
