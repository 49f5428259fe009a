import { Link } from 'react-router';

import { IconForm } from './icon-form.tsx';
import { MoveForms } from './move-forms.tsx';
import { TitleInLanguage } from './title-in-language.tsx';

export interface OrderedRowProps {
  id: string;
  title: string;
  /** BCP 47; null where it is not known. */
  titleLanguageISOCode: string | null;
  /** Its own page. */
  to: string;
  /** What stands under its title. */
  note: string;
  /** Before which it stands one place up; none for the first. */
  above: string | undefined;
  /** Before which it stands one place down; '' is the end, none for the last. */
  below: string | undefined;
  /** Of the order as it is shown: who moves something in it is told when it is another one by then. */
  orderVersion: string;
  /** What the button at its end is called, that takes it from readers. */
  remove: string;
}

/** What stands in an order that readers see: the way to it, one place up or down, and out. */
export function OrderedRow({ id, title, titleLanguageISOCode, to, note, ...order }: OrderedRowProps) {
  const { above, below, orderVersion, remove } = order;
  const move = (before: string | undefined) =>
    before === undefined ? undefined : { act: 'move', id, before, orderVersion };
  return (
    <li className="library__line">
      <Link className="library__name" to={to}>
        <b>
          <TitleInLanguage title={title} titleLanguageISOCode={titleLanguageISOCode} />
        </b>
        <span className="muted">{note}</span>
      </Link>
      <span className="library__acts">
        <MoveForms id={id} title={title} up={move(above)} down={move(below)} />
        <IconForm fields={{ act: 'remove', id }} label={`${remove}: ${title}`} icon="trash" />
      </span>
    </li>
  );
}
