import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';

import { browserClient, currentSession, storedCookies, storeFor } from '../../request/session/browser-session.ts';
import { actOnReader, type Answered } from './act-on-reader.ts';

const restMs = 600;
const none: readonly string[] = [];

/** Where the saving of a form stands; "wrong": it holds what cannot be saved. */
export type Saving = 'changed' | 'wrong' | 'saving' | 'saved' | 'offline' | 'failed';

/** Sends a form of the profile page once it has been left alone for a moment, and at once when the page is left. */
export function useSaving(profileId: string) {
  const fetcher = useFetcher<Answered>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<FormData>(undefined);
  const [typed, setTyped] = useState<'changed' | 'wrong'>();
  const [wrong, setWrong] = useState(none);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current !== undefined) void saveNow(profileId, waiting.current);
    waiting.current = undefined;
  }, [profileId]);
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);

  function saveSoon() {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const found = wrongFields(form.current);
    const isRight = found.length === 0;
    waiting.current = isRight ? new FormData(form.current) : undefined;
    setTyped('changed');
    timer.current = setTimeout(() => {
      setTyped(isRight ? undefined : 'wrong');
      setWrong(found);
      if (waiting.current !== undefined)
        void fetcher.submit(waiting.current, { method: 'post', action: `/profile/${profileId}` });
      waiting.current = undefined;
    }, restMs);
  }
  // What was changed before scripts ran is saved as well.
  const begin = useEffectEvent(() => {
    if (form.current !== null && inputsOf(form.current).some(isChanged)) saveSoon();
  });
  useEffect(() => begin(), []);
  return { fetcher, form, saveSoon, state: typed ?? stateOf(fetcher), wrong };
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((field) => field instanceof HTMLInputElement);
}

/** The names of the fields that hold what cannot be saved, such as a time that is not whole. */
function wrongFields(form: HTMLFormElement): readonly string[] {
  return inputsOf(form).flatMap(({ name, validity }) => (validity.valid ? [] : [name]));
}

/** The value of a box that has none is "on", its default "": only its tick tells. */
function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
}

function stateOf({ state, data }: { state: string; data: Answered | undefined }): Saving {
  if (state !== 'idle') return 'saving';
  if (data === undefined) return 'changed';
  return 'fault' in data ? data.fault : 'saved';
}

async function saveNow(profileId: string, form: FormData): Promise<void> {
  const session = currentSession();
  if (session === undefined) return;
  try {
    const { cookies } = await actOnReader({
      client: browserClient,
      session,
      cookies: storedCookies(),
      profileId,
      form,
    });
    storeFor(session, cookies);
  } catch (error) {
    console.warn('The goal could not be saved on leaving:', error);
  }
}
