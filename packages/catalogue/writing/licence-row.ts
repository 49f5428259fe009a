import { forbidsAdaptation, forbidsCommercialUse, isVersionStated, type Licence } from '@letsread/formats/licence.ts';

export interface LicenceRow {
  code: string;
  name: string;
  url: string;
  allows_derivatives: boolean;
  allows_commerce: boolean;
}

const conditionNames: Record<string, string> = {
  BY: 'Attribution',
  NC: 'NonCommercial',
  SA: 'ShareAlike',
  ND: 'NoDerivatives',
};

/** What the catalogue keeps of a licence: its own name, and the page where it can be read. */
export function licenceRow(code: Licence): LicenceRow {
  return {
    code,
    ...nameAndUrl(code),
    allows_derivatives: !forbidsAdaptation(code),
    allows_commerce: !forbidsCommercialUse(code),
  };
}

function nameAndUrl(code: Licence): { name: string; url: string } {
  const home = 'https://creativecommons.org';
  if (code === 'CC0-1.0') return { name: 'CC0 1.0 Universal', url: `${home}/publicdomain/zero/1.0/` };
  if (code === 'CC-PDM-1.0') return { name: 'Public Domain Mark 1.0', url: `${home}/publicdomain/mark/1.0/` };
  const [, conditions = '', version = '4.0'] = /^CC-(.+?)(?:-(\d\.\d))?$/.exec(code) ?? [];
  const words = conditions.split('-').map((each) => conditionNames[each] ?? each);
  const name = `Creative Commons ${words.join('-')}`;
  // A source that names no version leaves open which text holds; the newest is linked, and the name and code claim none.
  const url = `${home}/licenses/${conditions.toLowerCase()}/${version}/`;
  return { name: isVersionStated(code) ? `${name} ${version}` : name, url };
}
