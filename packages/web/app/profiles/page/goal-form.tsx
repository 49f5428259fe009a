import type { Profile } from '@letsread/profiles/contract.ts';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { goalMinutes, stepOfGoal } from './reading-week.ts';
import { type Saving, useSaving } from './use-saving.ts';

/** How long to read each day and when to be reminded: saved by itself a moment after it was changed. */
export function GoalForm({ profile }: { profile: Profile }) {
  const t = useWords();
  const isHydrated = useIsHydrated();
  const { fetcher, form, saveSoon, state } = useSaving(profile.id);
  const step = (direction: 1 | -1) => {
    const field = form.current?.elements.namedItem('minutesPerDay');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(stepOfGoal(field.valueAsNumber || profile.minutesPerDay, direction));
    saveSoon();
  };
  return (
    <fetcher.Form
      className="card card--pad meg__rem"
      method="post"
      action={`/profile/${profile.id}`}
      ref={form}
      aria-labelledby="goal"
      onChange={saveSoon}
    >
      <input type="hidden" name="act" value="goal" />
      <h2 id="goal">{t('profiles.goal.title')}</h2>
      <div className="setrow">
        <label className="setrow__l" htmlFor="goal-minutes">
          <Icon name="clock" />
          {t('profiles.goal.minutes')}
        </label>
        <span className="stepper">
          {isHydrated && <StepButton icon="minus" label={t('profiles.goal.fewer')} onStep={() => step(-1)} />}
          <input
            className="input stepper__n"
            id="goal-minutes"
            type="number"
            name="minutesPerDay"
            inputMode="numeric"
            min={goalMinutes.least}
            max={goalMinutes.most}
            step={goalMinutes.step}
            required
            defaultValue={profile.minutesPerDay}
          />
          {isHydrated && <StepButton icon="plus" label={t('profiles.goal.more')} onStep={() => step(1)} />}
        </span>
      </div>
      <label className="switch setrow">
        <span className="setrow__l">
          <Icon name="bell" />
          {t('profiles.goal.reminder')}
        </span>
        <input type="checkbox" name="dailyReminder" defaultChecked={profile.dailyReminder} />
        <i aria-hidden="true" />
      </label>
      <div className="setrow">
        <label className="setrow__l" htmlFor="goal-time">
          <Icon name="sun" />
          {t('profiles.goal.time')}
        </label>
        <input
          className="input timein"
          id="goal-time"
          type="time"
          name="dailyReminderTime"
          required
          defaultValue={profile.dailyReminderTime}
        />
      </div>
      {!isHydrated && (
        <button className="btn" type="submit">
          {t('profiles.page.save')}
        </button>
      )}
      <Saved state={state} />
    </fetcher.Form>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  onStep: () => void;
}

function StepButton({ icon, label, onStep }: StepButtonProps) {
  return (
    <button className="iconbtn iconbtn--line" type="button" aria-label={label} onClick={onStep}>
      <Icon name={icon} size="s" />
    </button>
  );
}

function Saved({ state }: { state: Saving }) {
  const t = useWords();
  const isFault = state === 'offline' || state === 'failed';
  return (
    <>
      <p className="small muted" role="status">
        {state === 'saving' && t('profiles.page.saving')}
        {state === 'saved' && t('profiles.page.saved')}
      </p>
      <div role="alert">
        {isFault && <p className="err">{t(`profiles.page.${state}`)}</p>}
        {state === 'wrong' && (
          <p className="err">{t('profiles.goal.rule', { least: goalMinutes.least, most: goalMinutes.most })}</p>
        )}
      </div>
    </>
  );
}
