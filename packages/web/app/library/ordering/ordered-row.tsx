import { Form, Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import type { Neighbours } from '../listing/with-neighbours.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { IconForm } from './icon-form.tsx';
import { MoveForms } from './move-forms.tsx';
import { TitleInLanguage } from './title-in-language.tsx';

export interface OrderedRowProps extends Neighbours {
  id: string;
  title: string;
  /** BCP 47; null where it is not known. */
  titleLanguageISOCode: string | null;
  /** Its own page. */
  to: string;
  /** What stands under its title. */
  note: string;
  /** Whether it is shown because it was looked for: one place up or down is then nowhere to be seen. */
  isFound: boolean;
  /** Of the order as it is shown: who moves something in it is told when it is another one by then. */
  orderVersion: string;
  /** What the button at its end is called, that takes it from readers. */
  remove: string;
}

/** What stands in an order that readers see: the way to it, one place up or down or to the front, and out. */
export function OrderedRow({ id, title, titleLanguageISOCode, to, note, ...order }: OrderedRowProps) {
  const { first, above, below, isFound, orderVersion, remove } = order;
  const t = useLibraryMessages();
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
        {!isFound && <MoveForms id={id} title={title} up={move(above)} down={move(below)} />}
        {isFound && first !== id && (
          <Form method="post" preventScrollReset>
            <HiddenFields fields={{ act: 'move', id, before: first, orderVersion }} />
            <button className="btn btn--s" type="submit" aria-label={`${t('library.move-first')}: ${title}`}>
              {t('library.move-first')}
            </button>
          </Form>
        )}
        <IconForm fields={{ act: 'remove', id }} label={`${remove}: ${title}`} icon="trash" />
      </span>
    </li>
  );
}
