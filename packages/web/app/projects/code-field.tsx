import { type ChangeEvent, type Ref, useLayoutEffect, useState } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { codeAfter, codeLength } from './code-input.ts';

interface CodeFieldProps {
  /** Of the view; the field's own begin with it. */
  id: string;
  ref: Ref<HTMLInputElement>;
  code: string;
  onCode: (code: string) => void;
  isBusy: boolean;
  isWrong: boolean;
}

/** The field for a project code with its Add button, which is off until the code is whole and while it is sent. */
export function CodeField({ id, ref, code, onCode, isBusy, isWrong }: CodeFieldProps) {
  const t = useMessages();
  const isHydrated = useIsHydrated();
  const change = useCaret(code, onCode);
  return (
    <div className="field">
      <label className="label" htmlFor={`${id}-field`}>
        {t('projects.code')}
      </label>
      <div className="code">
        <input
          className="input"
          id={`${id}-field`}
          name="code"
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`${t.number(0).repeat(4)}-${t.number(0).repeat(4)}`}
          aria-describedby={isWrong ? `${id}-hint ${id}-fault` : `${id}-hint`}
          aria-invalid={isWrong}
          readOnly={isBusy}
          value={code}
          onChange={change}
        />
        <button
          className="btn btn--leaf"
          type="submit"
          disabled={isHydrated && (code.length !== codeLength || isBusy)}
          aria-busy={isBusy}
        >
          {isBusy ? (
            <>
              <span className="spin" aria-hidden="true" />
              <span className="sr">{t('projects.adding')}</span>
            </>
          ) : (
            t('projects.add')
          )}
        </button>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t('projects.hint')}
      </p>
    </div>
  );
}

/** Puts what was typed into its form and the caret back to where the person was. */
function useCaret(code: string, onCode: (code: string) => void) {
  const [edited, setEdited] = useState<{ field: HTMLInputElement; caret: number }>();
  useLayoutEffect(() => {
    if (edited !== undefined && document.activeElement === edited.field)
      edited.field.setSelectionRange(edited.caret, edited.caret);
  }, [edited]);
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A password manager fills fields with an event of no type.
    const { inputType } = nativeEvent as Partial<InputEvent>;
    const isDeletion = inputType?.startsWith('delete') ?? false;
    const after = codeAfter({
      before: code,
      value: target.value,
      caret: target.selectionStart ?? target.value.length,
      deleted: isDeletion ? (inputType?.includes('Forward') ? 'forward' : 'backward') : undefined,
    });
    onCode(after.value);
    setEdited({ field: target, caret: after.caret });
  };
}
