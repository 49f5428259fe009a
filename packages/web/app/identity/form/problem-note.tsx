import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FormProblem } from './form-problem.ts';

/** Why a form was not taken, at its top; what is wrong with a field stands at the field as well. */
export function ProblemNote({ problem }: { problem: FormProblem | undefined }) {
  const t = useMessages();
  if (problem === undefined) return null;
  return (
    <div className="err" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <p>
        {problem.code === 'too-many-requests'
          ? t('identity.problem.too-many-requests', { count: problem.minutes })
          : t(`identity.problem.${problem.code}`)}
      </p>
    </div>
  );
}
