import { badgeNames, stickerNames } from '@letsread/learning/contract.ts';
import { type EditablePathway, palettes } from '@letsread/learning/pathway-editing/contract.ts';

import { badgeAddress, stickerAddress } from '../../stickers/sticker-address.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import pathLookSheet from './path-look.css?url';

interface PathLookProps {
  path: EditablePathway;
  /** What was chosen and not taken. */
  typed: Fields;
}

/** The figures of a path as a form has them, those too that it has not. */
export function figuresInForm({ figures }: Pick<EditablePathway, 'figures'>): Fields {
  return Object.fromEntries(stickerNames.map((name) => [`figure.${name}`, figures.includes(name) ? 'on' : '']));
}

/** The badge of a path, the colours of its land and the figures in it; part of a form. */
export function PathLook({ path, typed }: PathLookProps) {
  const t = useLibraryMessages();
  const { badge = path.badge, palette = String(path.palette) } = typed;
  const chosen = { ...figuresInForm(path), ...typed };
  return (
    <>
      <Sheet href={pathLookSheet} />
      <fieldset className="library__card">
        <legend>{t('library.pathways.badge')}</legend>
        <div className="library__figures">
          {badgeNames.map((name) => (
            <label className="library__figure library__picture" key={name}>
              <input type="radio" name="badge" value={name} defaultChecked={badge === name} />
              <img src={badgeAddress(name)} alt={t(`learning.badge.${name}`)} width="48" height="48" loading="lazy" />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="library__card">
        <legend>{t('library.pathways.colours')}</legend>
        <div className="library__figures">
          {Array.from({ length: palettes }, (_, at) => (
            <label className="library__figure library__palette" data-palette={at + 1} key={at}>
              <input type="radio" name="palette" value={at + 1} defaultChecked={palette === String(at + 1)} />
              <span aria-hidden="true" />
              <span className="sr">{t.number(at + 1)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="library__card">
        <legend>{t('library.pathways.figures')}</legend>
        <div className="library__figures">
          {stickerNames.map((name) => (
            <label className="library__figure library__picture" key={name}>
              <input type="checkbox" name={`figure.${name}`} defaultChecked={chosen[`figure.${name}`] === 'on'} />
              <img
                src={stickerAddress(name)}
                alt={t(`learning.sticker.${name}`)}
                width="48"
                height="48"
                loading="lazy"
              />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
