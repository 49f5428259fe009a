import { themeKinds } from '@letsread/catalogue/themes/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { Choice } from '../shelf/choice.tsx';

/** Which sort of theme it is, in the field `kind`. */
export function KindChoice({ kind }: { kind: string }) {
  const t = useLibraryMessages();
  return (
    <Choice name="kind" label={t('library.themes.kind')} defaultValue={kind}>
      {themeKinds.map((one) => (
        <option value={one} key={one}>
          {t(`library.theme-kind.${one}`)}
        </option>
      ))}
    </Choice>
  );
}
