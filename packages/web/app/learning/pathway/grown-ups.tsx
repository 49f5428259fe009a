import { useMessages } from '../../i18n/messages.tsx';

/** For who looks after a reader: begin the path again, or take it out of the reader's list. */
export function GrownUps({ isHidden }: { isHidden: boolean }) {
  const t = useMessages();
  return (
    <details className="pathway__grown">
      <summary>{t('learning.path.grown-ups')}</summary>
      <form className="stack" method="post">
        <button className="btn btn--block" name="act" value="restart">
          {t('learning.path.restart')}
        </button>
        <p className="small muted">{t('learning.path.stay')}</p>
        <button className="btn btn--block" name="act" value={isHidden ? 'show' : 'hide'}>
          {t(isHidden ? 'learning.path.show' : 'learning.path.hide')}
        </button>
      </form>
    </details>
  );
}
