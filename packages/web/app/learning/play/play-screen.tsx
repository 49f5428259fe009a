import { data } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import look from '../../reading/settings/look.js?minified';
import { useInterface } from '../../i18n/use-interface.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { askContext } from '../../request/contexts.ts';
import type { Route } from './+types/play-screen.ts';
import { loadPlay } from './load-play.server.ts';
import { NothingToPlay } from './nothing-to-play.tsx';
import { type Activity, completionOfActivity } from './play-address.ts';
import { PlayPage } from './play-page.tsx';
import sheet from './play.css?url';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug, activity } = params;
  if (!isActivity(activity)) throw data(null, { status: 404 });
  const found = await loadPlay(context.get(askContext), slug, activity);
  return data({ ...found, activity }, { status: found.game === undefined ? 404 : 200 });
}

function isActivity(text: string): text is Activity {
  return Object.hasOwn(completionOfActivity, text);
}

export default function PlayScreen({ loaderData: { book, game, sticker, activity } }: Route.ComponentProps) {
  const t = useWords();
  const { direction } = useInterface().language;
  const name = t(`learning.play.${activity}`);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <ScriptFonts languages={[book.language]} />
      <PageHead title={t('learning.play.title', { activity: name, title: book.title })} isHidden />
      <script dangerouslySetInnerHTML={{ __html: look }} />
      {game === undefined || sticker === undefined ? (
        <NothingToPlay book={book} t={t} />
      ) : (
        <PlayPage book={book} game={game} sticker={sticker} t={t} direction={direction} />
      )}
    </>
  );
}
