import { bookPath } from '../../catalogue/book-path.ts';
import { type SharedKind, sharedPath, sharePath } from '../../catalogue/share/share-path.ts';
import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { AroundTitle } from '../../i18n/around-title.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { pathAddress } from '../../learning/path-progress/path-address.ts';
import { pathName } from '../../learning/path-progress/path-name.ts';
import { readerPath } from '../../catalogue/book-path.ts';
import { apiClientContext } from '../../request/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Route } from './+types/share-screen.ts';
import { findShare, readShare } from './find-share.server.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { shareModule } from './share-module-address.ts';
import sheet from './share.css?url';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const share = readShare(params, url);
  const found = await findShare(context.get(apiClientContext), share);
  return { ...found, kind: share.kind, languageId: share.languageId };
}

/** Where the page of each kind is. */
const pathOf: Record<SharedKind, (slug: string, languageId: string | undefined) => string> = {
  book: bookPath,
  collection: (slug, languageId) =>
    `/collection/${encodeURIComponent(slug)}${languageId === undefined ? '' : `?language=${languageId}`}`,
  path: pathAddress,
};

/** Every way to pass something on: the link by the device's own sheet, by copying, by a QR code; a book as a file too. */
export default function ShareScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { origin } = useInterface();
  const { kind, slug, languageId, language, titleLanguageISOCode } = loaderData;
  const title = kind === 'path' ? pathName(loaderData, t) : loaderData.title;
  const link = origin + sharedPath({ kind, slug, languageId });
  const heading = t('catalogue.share.title', { title });
  const lang = titleLanguageISOCode ?? undefined;
  const ofTitle = { lang, dir: lang === language.languageISOCode ? language.direction : undefined };
  return (
    <main id="main" className="wrap share" data-title={title} data-link={link}>
      <PageHead title={heading} path={sharePath({ kind, slug })} isHidden />
      <Sheet href={sheet} />
      <ScriptFonts languages={[language]} />
      <p>
        <a className="share__back" href={pathOf[kind](slug, languageId)}>
          <Icon name="back" size="s" isDirected />
          <bdi {...ofTitle}>
            <WholeSyllables text={title} lang={language.languageISOCode} />
          </bdi>
        </a>
      </p>
      <h1 tabIndex={-1}>
        <AroundTitle sentence={t('catalogue.share.title', { title: '{title}' })} title={title} {...ofTitle} />
      </h1>
      <p className="muted">{t('catalogue.share.text')}</p>
      <div className="share__ways">
        <figure className="share__code">
          <QrCode text={link} label={t('catalogue.share.code')} />
          <figcaption className="small">{t('catalogue.share.code.text')}</figcaption>
        </figure>
        <div className="stack share__link">
          <label className="field">
            <span className="field__label">{t('catalogue.share.link')}</span>
            <input className="input" type="text" readOnly dir="ltr" value={link} />
          </label>
          <div className="share__do">
            <button className="btn btn--leaf" type="button" data-way="native" hidden>
              {t('catalogue.share.native')}
            </button>
            <button className="btn" type="button" data-way="copy" hidden>
              {t('catalogue.share.copy')}
            </button>
          </div>
          <p role="status" data-done={t('catalogue.share.copied')} />
        </div>
      </div>
      {kind === 'book' && (
        <section className="stack share__file" aria-labelledby="share-file" data-book={readerPath(slug, 0)} hidden>
          <h2 id="share-file">{t('catalogue.share.file.title')}</h2>
          <p className="muted">{t('catalogue.share.file.text')}</p>
          <div className="share__do">
            <button className="btn" type="button" data-way="file">
              <Icon name="phone" size="s" />
              {t('catalogue.share.file')}
            </button>
          </div>
          <p
            role="status"
            data-making={t('catalogue.share.file.making')}
            data-done={t('catalogue.share.file.done')}
            data-failed={t('catalogue.share.file.failed')}
          />
        </section>
      )}
      <script type="module" src={shareModule} />
    </main>
  );
}
