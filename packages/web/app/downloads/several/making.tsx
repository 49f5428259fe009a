import type { Bundle } from '@letsread/downloads/bundles/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { megabytes } from '../../offline/saving/estimate.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * How far the files of a chosen kind are. The page asks again until all are there, without a script by itself; then what was asked for
 * comes.
 */
export function Making({ bundle: { url, bytes, total, ready, waiting } }: { bundle: Bundle }) {
  const t = useMessages();
  const isWaiting = waiting > 0;
  return (
    <section
      id="making"
      className="several__making"
      aria-live="polite"
      data-module={isWaiting ? 'renew' : undefined}
      data-state={`${ready}/${total}`}
    >
      {isWaiting ? (
        <>
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
          <p>{t('downloads.several.wait')}</p>
          <p>
            <strong>{t('downloads.several.ready', { ready, total })}</strong>
          </p>
          <progress value={ready} max={total} aria-label={t('downloads.several.ready', { ready, total })} />
        </>
      ) : (
        <>
          <meta httpEquiv="refresh" content={`0; url=${url}`} />
          <p>{t('downloads.several.done')}</p>
          <p>
            <a className="btn btn--leaf" href={url} rel="nofollow" download data-start="">
              <Icon name="download" size="s" />
              {t('downloads.several.save', { megabytes: megabytes(bytes) })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
