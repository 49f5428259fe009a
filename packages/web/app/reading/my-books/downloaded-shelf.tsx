import { Link } from 'react-router';

import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { useWords } from '../../shell/language/words.tsx';

/** Books that are kept on the device: there are none, as nothing keeps any yet. */
export function DownloadedShelf() {
  const t = useWords();
  return (
    <EmptyShelf title={t('reading.my-books.none-here')} text={t('reading.my-books.read-online')}>
      <Link className="btn" to="/">
        {t('reading.my-books.find')}
      </Link>
    </EmptyShelf>
  );
}
