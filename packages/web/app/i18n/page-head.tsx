import { useInterface } from './use-interface.ts';

interface PageHeadProps {
  /** Without the name of the library, which is added; left out on the home page. */
  title?: string;
  description?: string;
  /** The path that this page is known by, for example "/book/kite". */
  path?: string;
  /** The address of a picture of the page. */
  image?: string;
  kind?: 'website' | 'book';
  /** The same page in other languages, by language tag. */
  alternates?: readonly { languageTag: string; path: string }[];
  /** Not for search engines. */
  isHidden?: boolean;
}

/** An address with its origin; pictures may stand on another one. */
export function wholeAddress(origin: string, address: string): string {
  return /^https?:/.test(address) ? address : origin + address;
}

/** Title, description and addresses of a page; React puts them into the head from wherever a screen renders them. */
export function PageHead({
  title,
  description,
  path,
  image,
  kind = 'website',
  alternates = [],
  isHidden = false,
}: PageHeadProps) {
  const { origin } = useInterface();
  const whole = title === undefined ? 'Let’s Read' : `${title} · Let’s Read`;
  // The same on all of them, as search engines want it: English where there is one, else the first.
  const unmatched = alternates.find(({ languageTag }) => languageTag === 'en') ?? alternates[0];
  const url = path === undefined ? undefined : origin + path;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:site_name" content="Let’s Read" />
      <meta property="og:title" content={title ?? whole} />
      <meta property="og:type" content={kind} />
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      {image !== undefined && <meta property="og:image" content={wholeAddress(origin, image)} />}
      {alternates.map((one) => (
        <link key={one.path} rel="alternate" hrefLang={one.languageTag} href={origin + one.path} />
      ))}
      {unmatched !== undefined && <link rel="alternate" hrefLang="x-default" href={origin + unmatched.path} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}
