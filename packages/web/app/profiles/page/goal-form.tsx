import type { Profile } from '@letsread/profiles/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Answered } from './act-on-reader.ts';
import { goalMinutes, stepOfGoal } from './reading-week.ts';

const restMs = 600;

/** How long to read each day and when to be reminded: saved by itself a moment after it was changed. */
export function GoalForm({ profile }: { profile: Profile }) {
  const t = useWords();
  const isHydrated = useIsHydrated();
  const { fetcher, form, saveSoon } = useSaving();
  const [minutes, setMinutes] = useState(profile.minutesPerDay);
  const step = (direction: 1 | -1) => {
    setMinutes(stepOfGoal(minutes, direction));
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
          {isHydrated && (
            <StepButton
              icon="minus"
              label={t('profiles.goal.fewer')}
              isOff={minutes === goalMinutes.least}
              onStep={() => step(-1)}
            />
          )}
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
            value={minutes}
            onChange={(event) => setMinutes(event.target.valueAsNumber || goalMinutes.least)}
          />
          {isHydrated && (
            <StepButton
              icon="plus"
              label={t('profiles.goal.more')}
              isOff={minutes === goalMinutes.most}
              onStep={() => step(1)}
            />
          )}
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
      <Saved state={fetcher.state} answered={fetcher.data} />
    </fetcher.Form>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  isOff: boolean;
  onStep: () => void;
}

function StepButton({ icon, label, isOff, onStep }: StepButtonProps) {
  return (
    <button className="iconbtn iconbtn--line" type="button" aria-label={label} aria-disabled={isOff} onClick={onStep}>
      <Icon name={icon} size="s" />
    </button>
  );
}

function Saved({ state, answered }: { state: string; answered: Answered | undefined }) {
  const t = useWords();
  const isFault = answered !== undefined && 'fault' in answered;
  return (
    <>
      <p className="small muted" role="status">
        {state !== 'idle' ? t('profiles.page.saving') : answered !== undefined && !isFault && t('profiles.page.saved')}
      </p>
      <div role="alert">
        {state === 'idle' && isFault && <p className="err">{t(`profiles.page.${answered.fault}`)}</p>}
      </div>
    </>
  );
}

/** Sends the form once it has been left alone for a moment, when what it holds can be sent. */
function useSaving() {
  const fetcher = useFetcher<Answered>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function saveSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (form.current?.checkValidity()) void fetcher.submit(form.current);
    }, restMs);
  }
  return { fetcher, form, saveSoon };
}
