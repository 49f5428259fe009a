import type { PathwayProgress } from '@letsread/learning/contract.ts';
import { Form } from 'react-router';

import { useWords } from '../../shell/language/words.tsx';

/** For who looks after a reader: begin the path again, or take it out of the reader's list. */
export function GrownUps({ progress: { isHidden } }: { progress: Pick<PathwayProgress, 'isHidden'> }) {
  const t = useWords();
  return (
    <details className="pathway__grown">
      <summary>{t('learning.path.grown-ups')}</summary>
      <Form className="stack" method="post" preventScrollReset>
        <button className="btn btn--block" name="act" value="restart">
          {t('learning.path.restart')}
        </button>
        <p className="small muted">{t('learning.path.stay')}</p>
        <button className="btn btn--block" name="act" value={isHidden ? 'show' : 'hide'}>
          {t(isHidden ? 'learning.path.show' : 'learning.path.hide')}
        </button>
      </Form>
    </details>
  );
}
