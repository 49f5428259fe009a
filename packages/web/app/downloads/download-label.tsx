import type { Download } from '@letsread/downloads/contract.ts';

import { megabytes } from '../offline/saving/estimate.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Drawing, type IconName, Icon } from '../ui/icon.tsx';

/** Signs that only files to carry away have. */
const shapes = {
  booklet: '<path d="M4.5 5h15v14h-15zM12 5v14"/><path d="M7 9h2.5M7 12h2.5M14.5 9H17M14.5 12H17"/>',
  portrait: '<rect x="6" y="3.5" width="12" height="17" rx="1.5"/><path d="M9 12.5h6M9 16h4"/><path d="M9 7h6v2H9z"/>',
  landscape: '<rect x="3.5" y="6" width="17" height="12" rx="1.5"/><path d="M13.5 10h4M13.5 13.5h3M6.5 9.5h4v5h-4z"/>',
} as const;
const signs = {
  booklet: 'booklet',
  pdfPortrait: 'portrait',
  pdfLandscape: 'landscape',
  epub: 'phone',
  epubReflowable: 'phone',
  audio: 'sound',
  text: 'doc',
} as const satisfies Record<Download['kind'], keyof typeof shapes | IconName>;

interface DownloadLabelProps {
  download: Pick<Download, 'kind' | 'bytes' | 'sheets' | 'paper' | 'isEstimate'>;
  /** What else is to be known. */
  more?: string | undefined;
}

/** What a file is for in words, and what it takes in paper and in bytes. */
export function DownloadLabel({ download, more }: DownloadLabelProps) {
  const t = useMessages();
  const { kind, bytes, sheets, paper, isEstimate } = download;
  const sign = signs[kind];
  const size = { megabytes: megabytes(bytes) };
  return (
    <>
      {sign in shapes ? <Drawing shape={shapes[sign as keyof typeof shapes]} /> : <Icon name={sign as IconName} />}
      <span>
        {t(`downloads.kind.${kind}`)}
        <span className="dlrow__s">
          {t(`downloads.hint.${kind}`)}
          {sheets !== null && paper !== null && ` · ${t('downloads.sheets', { count: sheets, paper })}`}
          {more !== undefined && ` · ${more}`}
        </span>
      </span>
      <small>{isEstimate ? t('downloads.size.about', size) : t('downloads.size', size)}</small>
    </>
  );
}
