import type { BookFeature } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

export function nameOfFeature(t: Translate, feature: BookFeature): string {
  return t(feature === 'narrated' ? 'catalogue.features.narrated' : 'reading.sign');
}
