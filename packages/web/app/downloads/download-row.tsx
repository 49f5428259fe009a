import type { Download } from '@letsread/downloads/contract.ts';

import { DownloadLabel } from './download-label.tsx';

/** A link to one file. Whoever fetches it needs no account and no script. */
export function DownloadRow({ download }: { download: Download }) {
  return (
    <li>
      {/* A file, which no part of the app draws; search engines need not fetch it. */}
      <a className="menu__row dlrow" href={download.url} rel="nofollow" download>
        <DownloadLabel download={download} />
      </a>
    </li>
  );
}
