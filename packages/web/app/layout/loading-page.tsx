import { LevelPlant } from '../catalogue/level-plant.tsx';
import { useMessages } from '../i18n/messages.tsx';

const halfGrown = 3;

/** What stands between top bar and footer while a page is on its way (`layout/show-loading.ts`). */
export function LoadingPage() {
  const t = useMessages();
  return (
    <div role="status" id="loading" suppressHydrationWarning>
      <div className="loading" hidden suppressHydrationWarning>
        <div className="growing">
          <LevelPlant level={halfGrown} />
        </div>
        <p>{t('shell.loading')}</p>
      </div>
    </div>
  );
}
