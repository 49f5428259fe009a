import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { Icon } from '../ui/icon.tsx';
import boat from './art/boat.webp';
import { downloadedPath } from './cache-keys.ts';

/** What a device has when there is no network: kept by the service worker when it is installed. */
export default function OfflineScreen() {
  const t = useMessages();
  return (
    <main id="main" className="statepage">
      <PageHead title={t('offline.title')} isHidden />
      <div className="state">
        <div className="vign">
          <svg viewBox="0 0 170 110" aria-hidden="true">
            <circle cx="130" cy="34" r="18" fill="var(--orb)" />
            <path d="M20 40c0-7 6-11 12-10 3-7 15-7 17 1 6-1 10 3 10 9z" fill="var(--hill-1)" />
            <path
              d="M8 80c14 0 14-6 28-6s14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 4 18 6c2 18-12 28-38 28H44C18 108 6 98 8 80z"
              fill="var(--water)"
            />
          </svg>
          <img className="art vign__boat" src={boat} alt="" width="128" height="128" />
          <svg viewBox="0 0 170 110" aria-hidden="true">
            <path
              d="M10 92c14 0 14-6 28-6s14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 8 2 12 4c-4 14-12 18-28 18H44c-20 0-32-5-34-16z"
              fill="var(--water-2)"
            />
          </svg>
        </div>
        <h1 tabIndex={-1}>{t('offline.title')}</h1>
        <p>{t('offline.text')}</p>
        <a className="btn btn--leaf" href={downloadedPath}>
          <Icon name="saved" size="s" />
          {t('offline.downloaded')}
        </a>
      </div>
    </main>
  );
}
