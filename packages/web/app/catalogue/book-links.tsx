import { useInterface } from '../i18n/use-interface.ts';
import { bookPath } from './book-path.ts';

interface BookLinksProps {
  book: { editionId: string; slug: string; title: string };
}

/** Tells other programs where a book is found as a publication, and how it is embedded; React puts the links into the head. */
export function BookLinks({ book: { editionId, slug, title } }: BookLinksProps) {
  const { origin } = useInterface();
  const oembed = `/oembed?url=${encodeURIComponent(origin + bookPath(slug))}`;
  const publication = `/publications/${editionId}`;
  return (
    <>
      <link rel="alternate" type="application/json+oembed" href={oembed} title={title} />
      <link rel="alternate" type="text/xml+oembed" href={`${oembed}&format=xml`} title={title} />
      <link rel="alternate" type="application/webpub+json" href={`${publication}/manifest.json`} title={title} />
      <link rel="alternate" type="application/opds-publication+json" href={`/opds/v2${publication}`} title={title} />
      <link
        rel="alternate"
        type="application/atom+xml;type=entry;profile=opds-catalog"
        href={`/opds/v1.2${publication}`}
        title={title}
      />
    </>
  );
}
