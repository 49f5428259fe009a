import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import type { RefusedForm } from './form-problem.ts';
import { ProblemNote } from './problem-note.tsx';

interface AccountFormProps {
  refused?: RefusedForm | undefined;
  /** What its button says. */
  send: string;
  children?: ReactNode;
}

/**
 * A form that is sent to the address it stands at, with its query. What is wrong is said by the server, in the
 * reader's language, rather than by the browser in its own.
 */
export function AccountForm({ refused, send, children }: AccountFormProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form className="stack" method="post" noValidate>
      <ProblemNote problem={refused?.problem} />
      {children}
      <button
        className="btn btn--leaf btn--block"
        type="submit"
        aria-busy={isSending}
        onClick={(event) => isSending && event.preventDefault()}
      >
        {send}
      </button>
    </Form>
  );
}
