import { useLocation, useNavigation } from 'react-router';

import { LevelPlant } from '../catalogue/level-plant.tsx';
import { useWords } from './language/words.tsx';

const halfGrown = 3;

/** What stands between top bar and footer while a screen is on its way; it waits a moment before it shows itself. */
export function LoadingPage() {
  const t = useWords();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname !== pathname;
  return (
    <div role="status">
      {isLoading && (
        <div className="loading">
          <div className="growing">
            <LevelPlant level={halfGrown} />
          </div>
          <p>{t('shell.loading')}</p>
        </div>
      )}
    </div>
  );
}
