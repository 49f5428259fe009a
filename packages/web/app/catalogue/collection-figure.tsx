import type { CoverFigure } from '@letsread/formats/covers/figure-names.ts';
import { drawFigure } from '@letsread/formats/covers/figures.ts';

/** What stands for a collection, in the colours of where it stands. */
export function CollectionFigure({ name }: { name: CoverFigure }) {
  return (
    <svg
      className="collfigure"
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawFigure(name) }}
    />
  );
}
