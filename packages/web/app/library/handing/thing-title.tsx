import type { HandedOut } from '@letsread/learning/handing-out/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { thingName } from './thing-name.ts';

interface ThingTitleProps {
  thing: Pick<HandedOut, 'kind' | 'title' | 'titleLanguageISOCode' | 'level' | 'stories'>;
}

/** What a thing is called, read aloud and set in the language of its title. */
export function ThingTitle({ thing }: ThingTitleProps) {
  const t = useLibraryMessages();
  return <bdi lang={thing.titleLanguageISOCode ?? undefined}>{thingName(thing, t)}</bdi>;
}
