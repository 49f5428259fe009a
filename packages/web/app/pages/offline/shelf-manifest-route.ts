import { listLanguages } from '@letsread/catalogue/contract.ts';
import { listPathways } from '@letsread/learning/contract.ts';

import { heroArt } from '../../catalogue/home/hero-art.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { stickerAddress } from '../../stickers/sticker-address.ts';
import { downloadedPath } from '../../offline/cache-keys.ts';
import type { OfflineManifest } from '../../offline/shelf/offline-manifest.ts';
import profilesSheet from '../../profiles/profiles.css?url';
import projectSheet from '../../projects/project-code.css?url';
import { apiClientContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import type { Route } from './+types/shelf-manifest-route.ts';
import { buildFiles } from './build-files.server.ts';

/** The pages are kept as anyone's; what a signed-in reader's menu adds to them asks for these. */
const sheetsOfSignedIn = [profilesSheet, projectSheet];

/** The pages from which kept books are found without a network: `/offline.json`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { id } = interfaceLanguage(request);
  const [paths, { languages }] = await answerOf(
    Promise.all([client(listPathways, { lId: id }), client(listLanguages, {})]),
  );
  const figures = paths.items.flatMap((path) => path.figures).map(stickerAddress);
  const files = [...Object.values(heroArt), ...figures, ...sheetsOfSignedIn];
  return Response.json({
    ...(await buildFiles({ request, context }, { languages: languages.filter((one) => one.id === id), files })),
    documents: ['/', downloadedPath],
  } satisfies OfflineManifest);
}
