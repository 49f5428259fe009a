import { data } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import look from '../../reading/settings/look.js?minified';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import type { Route } from './+types/play-screen.ts';
import { loadPlay } from './load-play.server.ts';
import { NothingToPlay } from './nothing-to-play.tsx';
import { type Activity, completionOfActivity, nameOfActivity } from './play-address.ts';
import { stickerAddress } from '../../stickers/sticker-address.ts';
import { PlayPage } from './play-page.tsx';
import sheet from './play.css?url';
import { Sheet } from '../../ui/sheet.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug, activity } = params;
  if (!isActivity(activity)) throw data(null, { status: 404 });
  const found = await loadPlay(context.get(apiClientContext), slug, activity);
  return data({ ...found, activity }, { status: found.game === undefined ? 404 : 200 });
}

function isActivity(text: string): text is Activity {
  return Object.hasOwn(completionOfActivity, text);
}

export default function PlayScreen({ loaderData: { book, game, sticker, activity } }: Route.ComponentProps) {
  const t = useMessages();
  const form = game?.activity === 'words' ? game.sentences[0]?.form : undefined;
  const name = t(nameOfActivity(activity, form));
  return (
    <>
      <Sheet href={sheet} />
      <ScriptFonts languages={[book.language]} />
      <PageHead title={t('learning.play.title', { activity: name, title: book.title })} isHidden />
      <script dangerouslySetInnerHTML={{ __html: look }} />
      {game === undefined || sticker === undefined ? (
        <NothingToPlay book={book} t={t} />
      ) : (
        <PlayPage book={book} game={game} sticker={{ name: sticker, picture: stickerAddress(sticker) }} />
      )}
    </>
  );
}
