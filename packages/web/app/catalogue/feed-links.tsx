interface FeedLinksProps {
  /** The feed of what the page shows, below the start of the catalogue: "/tags/12"; '' for the start. */
  path: string;
  title: string;
}

/** Tells reading apps where the page is found as a feed; React puts the links into the head. */
export function FeedLinks({ path, title }: FeedLinksProps) {
  const relation = path === '' ? 'related' : 'alternate';
  return (
    <>
      <link rel={relation} type="application/opds+json" href={`/opds/v2${path}`} title={title} />
      <link rel={relation} type="application/atom+xml;profile=opds-catalog" href={`/opds/v1.2${path}`} title={title} />
    </>
  );
}
