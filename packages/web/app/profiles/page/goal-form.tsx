import type { Profile } from '@letsread/profiles/contract.ts';
import { useRef } from 'react';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { goalMinutes, stepOfGoal } from './reading-week.ts';
import { type Saving, useSaving } from './use-saving.ts';

interface GoalFormProps {
  profile: Profile;
  /** Whether the reader is at level 1 or 2. */
  isBeginning: boolean;
  /** The reader's own day, YYYY-MM-DD, as far as the server knows it. */
  today: string;
}

/** How long to read each day and when to be reminded: saved by itself a moment after it was changed. */
export function GoalForm({ profile, isBeginning, today }: GoalFormProps) {
  const t = useMessages();
  const isHydrated = useIsHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fetcher, form, saveSoon, state, wrong } = useSaving(profile.id);
  const set = (change: (minutes: number) => number) => {
    const field = form.current?.elements.namedItem('minutesPerDay');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(change(field.valueAsNumber || profile.minutesPerDay));
    saveSoon();
  };
  function takePlenty() {
    set(() => goalMinutes.plenty);
    // The hint goes with its button.
    heading.current?.focus({ preventScroll: true });
  }
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
      {/* Enter presses the first button that submits: it is to save what was typed. */}
      {!isHydrated && <button className="sr" type="submit" tabIndex={-1} aria-hidden="true" />}
      <h2 id="goal" ref={heading} tabIndex={-1}>
        {t('profiles.goal.title')}
      </h2>
      <div className="setrow">
        <label className="setrow__l" htmlFor="goal-minutes">
          <Icon name="clock" />
          {t('profiles.goal.minutes')}
        </label>
        <span className="stepper">
          {isHydrated && (
            <StepButton
              icon="minus"
              label={t('profiles.goal.fewer')}
              onStep={() => set((now) => stepOfGoal(now, -1))}
            />
          )}
          <input
            className="input stepper__n"
            id="goal-minutes"
            type="number"
            name="minutesPerDay"
            inputMode="numeric"
            min={goalMinutes.min}
            max={goalMinutes.max}
            step={goalMinutes.step}
            required
            aria-invalid={wrong.includes('minutesPerDay')}
            defaultValue={profile.minutesPerDay}
          />
          {isHydrated && (
            <StepButton icon="plus" label={t('profiles.goal.more')} onStep={() => set((now) => stepOfGoal(now, 1))} />
          )}
        </span>
      </div>
      {isBeginning && profile.minutesPerDay > goalMinutes.plenty && (
        <PlentyHint canSubmit={!isHydrated} onTake={takePlenty} />
      )}
      <ReminderFields profile={profile} today={today} wrong={wrong} />
      {!isHydrated && (
        <button className="btn" type="submit">
          {t('profiles.page.save')}
        </button>
      )}
      <Saved state={state} wrong={wrong} />
    </fetcher.Form>
  );
}

/** Makers of reading programmes ask families of beginners for ten minutes (behaviours, "Reading goal and reminder"). */
function PlentyHint({ canSubmit, onTake }: { canSubmit: boolean; onTake: () => void }) {
  const t = useMessages();
  return (
    <div className="note goal__plenty">
      <Icon name="leaf" />
      <p>{t('profiles.goal.plenty')}</p>
      <button
        className="btn btn--s"
        type={canSubmit ? 'submit' : 'button'}
        name="plenty"
        value={goalMinutes.plenty}
        onClick={(event) => {
          event.preventDefault();
          onTake();
        }}
      >
        {t('profiles.goal.take-plenty', { minutes: goalMinutes.plenty })}
      </button>
    </div>
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

/** `wrong`: the names of the fields that hold what cannot be saved. */
function Saved({ state, wrong }: { state: Saving; wrong: readonly string[] }) {
  const t = useMessages();
  const rule = wrong.includes('minutesPerDay') ? 'profiles.goal.rule' : 'identity.problem.invalid-input';
  const isFault = state === 'offline' || state === 'failed';
  return (
    <>
      <p className="small muted" role="status">
        {state === 'saving' && t('profiles.page.saving')}
        {state === 'saved' && t('profiles.page.saved')}
      </p>
      <div role="alert">
        {isFault && <p className="err">{t(`profiles.page.${state}`)}</p>}
        {state === 'wrong' && <p className="err">{t(rule, { least: goalMinutes.min, most: goalMinutes.max })}</p>}
      </div>
    </>
  );
}
