import type { ComponentType, ReactNode } from 'react';

import { useIsHydrated } from './use-is-hydrated.ts';

interface IslandProps<Props extends object> {
  /** Under which name the browser finds the component (`layout/document/islands.ts`). */
  name: string;
  /** What it is rendered from, on the server and in the browser; it stands in the page as JSON. */
  props: Props;
  component: ComponentType<Props>;
  /** It shows who is signed in: a copy of the page that was made for anyone is put right by it. */
  isOfSession?: boolean;
  /** What stands there until the island lives, where that is not what the component shows at first. */
  start?: ReactNode;
  /** What makes it live without a touch (`layout/document/needs.ts`): only this device knows what it has to show. */
  need?: string;
}

/**
 * A part of a document with a state of its own: written by the server like all else, hydrated alone, and only when
 * somebody first needs it (`layout/document/watch-islands.ts`). On a screen it is hydrated with the rest.
 */
export function Island<Props extends object>({
  name,
  props,
  component: Component,
  isOfSession = false,
  start,
  need,
}: IslandProps<Props>) {
  const isHydrated = useIsHydrated();
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-of-session={isOfSession ? '' : undefined}
      data-need={need}
      data-anew={start === undefined ? undefined : ''}
      suppressHydrationWarning
    >
      {start === undefined || isHydrated ? <Component {...props} /> : start}
    </div>
  );
}
