import { useRouteLoaderData } from 'react-router';

import type { loader } from '../../root.tsx';
import { englishLanguage } from './interface-language.ts';

const withoutRoot = { language: { ...englishLanguage, script: 'Latn' }, languages: [], origin: '', links: {}, year: new Date().getFullYear() };

/** What the root knows of the interface; English and nothing to choose from where it could not be had. */
export function useInterface(): Pick<Awaited<ReturnType<typeof loader>>, keyof typeof withoutRoot> {
  return useRouteLoaderData<typeof loader>('root') ?? withoutRoot;
}
