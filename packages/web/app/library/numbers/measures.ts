import type { UsageKind } from '@letsread/usage/contract.ts';

/** What is counted, in the order in which it happens. */
export const measures: readonly UsageKind[] = [
  'opened',
  'pages',
  'minutes',
  'finished',
  'stopped',
  'listened',
  'downloaded',
  'kept',
];

type OfProjects = 'minutes' | 'finished';
type MeasureName = `library.projects.${OfProjects}` | `library.numbers.${Exclude<UsageKind, OfProjects>}`;

/** The key of its words; two of them the reports of projects have too. */
export function measureName(measure: UsageKind): MeasureName {
  return measure === 'minutes' || measure === 'finished' ? `library.projects.${measure}` : `library.numbers.${measure}`;
}
