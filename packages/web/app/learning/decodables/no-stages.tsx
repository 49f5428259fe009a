import type { DecodableScheme } from '@letsread/learning/decodables/contract.ts';

import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { StageLanguages } from './stage-languages.tsx';

interface NoStagesProps {
  languages: DecodableScheme['languages'];
  /** The one without stages; undefined where nobody knows it. */
  language: { name: string } | undefined;
}

/** What stands where nobody has put the letters of a language into stages. */
export function NoStages({ languages, language }: NoStagesProps) {
  const t = useMessages();
  const { language: own, languages: all } = useInterface();
  const { name } = language ?? own;
  const title = t('learning.decodables.none.title', { language: name });
  if (languages.length === 0) {
    const isEmpty = all.length === 0;
    const text = isEmpty ? t('catalogue.home.empty.text', { language: name }) : t('learning.paths.none.nowhere');
    return <EmptyShelf title={title} text={text} />;
  }
  return (
    <EmptyShelf title={title} text={t('learning.decodables.none.text')}>
      <StageLanguages languages={languages} />
    </EmptyShelf>
  );
}
