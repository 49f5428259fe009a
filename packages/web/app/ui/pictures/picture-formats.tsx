import { avifOf } from './avif-of.ts';

/** The sources of a `<picture>`, from its WebP ones: AVIF before them, for browsers that show it. */
export function PictureFormats({ srcSet, sizes }: { srcSet: string; sizes: string }) {
  const avif = avifOf(srcSet);
  return (
    <>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <source type="image/webp" srcSet={srcSet} sizes={sizes} />
    </>
  );
}
