import type { ReactNode } from 'react';

import { Icon } from '../../ui/icon.tsx';
import type { PartProps } from './part-props.ts';

interface PlayFootProps {
  part: PartProps;
  /** The buttons of a step while it is played. */
  children?: ReactNode;
}

/** The lower edge of a step: what comes of it, and the way to the next one. */
export function PlayFoot({ part: { t, direction }, children }: PlayFootProps) {
  return (
    <div className="play__foot" dir={direction} data-foot="">
      <p data-outcome="" />
      {children}
      <button className="btn btn--leaf btn--kid" type="button" data-next="" hidden>
        {t('learning.play.next')}
        <Icon name="next" isDirected />
      </button>
    </div>
  );
}
