import { data } from 'react-router';

import { isProblem } from '../../request/is-problem.ts';

/** What a person typed that is shown to them again; never a password. */
export type Typed = Partial<Record<'email' | 'displayName', string>>;

/** Why a form was not taken, as its screen says it. */
export interface FormProblem {
  code: ProblemCode;
  /** Names of the fields that are wrong. */
  fields: readonly string[];
  /** How long to wait before another attempt. */
  minutes: number;
}

const codes = [
  'invalid-input',
  'wrong-credentials',
  'wrong-password',
  'password-too-common',
  'link-not-valid',
  'account-of-one-person',
  'already-grown-up',
  'too-many-invitations',
  'has-readers',
  'other-address',
  'other-grown-ups',
  'too-many-requests',
  'unreachable',
  'offline',
  'unexpected',
] as const;
type ProblemCode = (typeof codes)[number];

/** A form that was not taken, with what was typed. */
export interface RefusedForm {
  problem: FormProblem;
  typed: Typed;
}

/** The answer to a form that a call refused; what is no problem of a call is a bug and goes on. */
export function refuseForm(error: unknown, typed: Typed = {}) {
  if (!isProblem(error)) throw error;
  if (error.status >= 500) console.error(`${error.status} ${error.code} while a form was answered`);
  const fields = (error.errors ?? []).map(({ path }) => path.replace(/^body\./, ''));
  const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
  const code = codes.find((known) => known === error.code) ?? (error.status === 503 ? 'unreachable' : 'unexpected');
  return data<RefusedForm>({ problem: { code, fields, minutes }, typed }, { status: error.status });
}

/** In the browser: a form that could not be sent stays as it is, and says so. */
export async function unlessOffline<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // As an error, or React Router would ask for the data of the screen again, which cannot be had either.
    return data<RefusedForm>({ problem: { code: 'offline', fields: [], minutes: 0 }, typed: {} }, { status: 503 });
  }
}

/** A field of a form as text; empty when it was not sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
