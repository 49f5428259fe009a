import type { Class } from '@letsread/profiles/classes/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';

interface WhomProps {
  /** Its own in each form of the page. */
  id: string;
  readers: Class['readers'];
  /** Who has it now; null for the whole class. */
  chosen: readonly string[] | null;
  untilDay: string;
}

/** Until when, and to whom: nobody ticked is everybody. */
export function Whom({ id, readers, chosen, untilDay }: WhomProps) {
  const t = useLibraryMessages();
  return (
    <>
      <div className="field handing__day">
        <label htmlFor={`until-${id}`}>{t('library.handing.until')}</label>
        <input className="input" type="date" id={`until-${id}`} name="untilDay" defaultValue={untilDay} required />
      </div>
      <fieldset className="field" aria-describedby={`whom-${id}`}>
        <legend className="label">{t('library.handing.whom')}</legend>
        <p className="hint" id={`whom-${id}`}>
          {t('library.handing.whom-hint')}
        </p>
        <div className="handing__choices">
          {readers.map((reader) => (
            <label className="handing__choice" key={reader.id}>
              <input
                type="checkbox"
                name={`reader:${reader.id}`}
                defaultChecked={chosen?.includes(reader.id) ?? false}
              />
              <bdi>{reader.name}</bdi>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
