import { collectionCalls } from '@letsread/catalogue/collections/calls.ts';
import { homeCalls } from '@letsread/catalogue/home/calls.ts';
import { editingCalls } from '@letsread/catalogue/editing/calls.ts';
import { themeCalls } from '@letsread/catalogue/themes/calls.ts';
import { stockCalls } from '@letsread/catalogue/stock/calls.ts';
import { catalogueCalls, locationCalls } from '@letsread/catalogue/server.ts';
import { downloadCalls } from '@letsread/downloads/server.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { grownUpCalls } from '@letsread/identity/grown-ups/calls.ts';
import { identityCalls, mailboxCalls } from '@letsread/identity/server.ts';
import { peopleCalls } from '@letsread/identity/roles/calls.ts';
import { importCalls } from '@letsread/importer/server.ts';
import { handingOutCalls } from '@letsread/learning/handing-out/calls.ts';
import { linkingCalls } from '@letsread/learning/linking/calls.ts';
import { questionEditingCalls } from '@letsread/learning/questions/editing/calls.ts';
import { pathwayEditingCalls } from '@letsread/learning/pathway-editing/calls.ts';
import { learningCalls, turnPageCall } from '@letsread/learning/server.ts';
import { classCalls } from '@letsread/profiles/classes/calls.ts';
import { pushCalls } from '@letsread/profiles/push/calls.ts';
import { accountCalls, profileCalls } from '@letsread/profiles/server.ts';
import { projectCalls } from '@letsread/projects/server.ts';
import { usageCalls } from '@letsread/usage/server.ts';
import { readingCalls } from '@letsread/reading/server.ts';

/** All calls of the library by concept, in the order in which a client's author meets them. */
export function listConcepts(identity: Pick<Identity, 'mailboxUrl'>) {
  return [
    {
      name: 'identity',
      summary: 'Who somebody is: sign-up, sign-in, and the exchange of an identity token for the product’s own.',
      calls: [...identityCalls, ...grownUpCalls, ...(identity.mailboxUrl === null ? [] : mailboxCalls)],
    },
    {
      name: 'catalogue',
      summary: 'Languages, books, tags and shelves; the same for everyone.',
      calls: [...catalogueCalls, ...locationCalls],
    },
    {
      name: 'downloads',
      summary: 'Files of books to print or to read in other apps, made when they are first fetched.',
      calls: downloadCalls,
    },
    {
      name: 'profiles',
      summary: 'The readers an account keeps, how long they read, and the rights of an account over its data.',
      calls: [...profileCalls, ...pushCalls, ...accountCalls],
    },
    {
      name: 'reading',
      summary: 'Where a reader is in which book, the books they keep, and what to read next.',
      calls: [...readingCalls, turnPageCall],
    },
    {
      name: 'learning',
      summary: 'Growing as a reader: paths, stickers, games, questions, decodable books.',
      calls: learningCalls,
    },
    {
      name: 'usage',
      summary: 'What is read, in numbers of many; nothing of any reader.',
      calls: usageCalls,
    },
    {
      name: 'library',
      summary:
        'The back room: people, roles and teams, books, collections, themes, pathways, home and imports, and the list of what was done.',
      calls: [
        ...peopleCalls,
        ...stockCalls,
        ...editingCalls,
        ...questionEditingCalls,
        ...linkingCalls,
        ...collectionCalls,
        ...themeCalls,
        ...pathwayEditingCalls,
        ...homeCalls,
        ...importCalls,
      ],
    },
    {
      name: 'classes',
      summary:
        'What teachers keep: classes of readers, beside those of their own family, and what they hand out to them.',
      calls: [...classCalls, ...handingOutCalls],
    },
    {
      name: 'projects',
      summary: 'Taking part in a partner’s programme by its project code, and the sums that its partner sees.',
      calls: projectCalls,
    },
  ] as const;
}
