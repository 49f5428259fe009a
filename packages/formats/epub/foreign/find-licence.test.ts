import { expect, test } from 'vitest';
import { findLicences } from './find-licence.ts';

test.each([
  ['http://creativecommons.org/licenses/by/4.0/', ['CC-BY-4.0']],
  ['https://creativecommons.org/licenses/by-sa/', ['CC-BY-SA']],
  ['creativecommons.org/licenses/by-nc-sa/3.0/us/legalcode', ['CC-BY-NC-SA-3.0']],
  ['https://creativecommons.org/publicdomain/mark/1.0/', ['CC-PDM-1.0']],
  ['Creative Commons: Attribution-NonCommercial-NoDerivatives 4.0 International', ['CC-BY-NC-ND-4.0']],
  ['Creative Commons Attribution-Share Alike License, v3.0', ['CC-BY-SA-3.0']],
  ['Creative Commons Attribution, Non Commercial and No Derivative Works 3.0 Unported', ['CC-BY-NC-ND-3.0']],
  ['CC BY–NC–SA 4.0', ['CC-BY-NC-SA-4.0']],
  ['CC BY 4.0 NC', ['CC-BY-NC-4.0']],
  ['CC BY ND SA', []],
  ['CC BY 4.0, version 2.0 of this book', ['CC-BY-4.0']],
  ['CC BY. Non-commercial use is welcome.', ['CC-BY']],
  ['© Amina 2020, CC-BY.', ['CC-BY']],
  ['CC BY-NC', ['CC-BY-NC']],
  ['CC0 1.0', ['CC0-1.0']],
  ['CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)', ['CC-BY-4.0']],
  ['Words: CC BY 4.0. Pictures: CC BY-NC 4.0.', ['CC-BY-4.0', 'CC-BY-NC-4.0']],
  ['All rights reserved. By Amina.', []],
  ['See creativecommons.org for more', []],
  ['A story by CC Byrd', []],
  ['', []],
])('"%s" names %j', (text, licences) => {
  expect(findLicences(text)).toEqual(licences);
});
