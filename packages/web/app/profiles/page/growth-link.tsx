import type { Profile } from '@letsread/profiles/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The way to what a caregiver sees of a reader. */
export function GrowthLink({ profile }: { profile: Profile }) {
  const t = useMessages();
  return (
    <section className="card card--pad stack meg__grow" aria-labelledby="growth">
      <h2 id="growth">{t('learning.growth.title', { name: profile.name })}</h2>
      <p className="muted">{t('learning.growth.text', { name: profile.name })}</p>
      <a className="btn" href={`/profile/${profile.id}/growth`}>
        <Icon name="leaf" size="s" />
        {t('learning.growth.look')}
      </a>
    </section>
  );
}
