import { expect, it } from 'vitest';
import { pairPictures, sortPictures } from './pair-pictures.ts';

it('goes by order where numbers have gaps, and by number where names have no leading zeros', () => {
  expect(sortPictures(['10.jpg', '9.jpg', '08.jpg'])).toEqual(['08.jpg', '9.jpg', '10.jpg']);
  expect(sortPictures(['100.jpg', '99.jpg', '2026112100100.jpg'])).toEqual(['99.jpg', '100.jpg', '2026112100100.jpg']);
  expect(pairPictures(['01.jpg', '04.jpg', '02.jpg'], 2)).toEqual({
    cover: '01.jpg',
    pages: ['02.jpg', '04.jpg'],
    backCover: undefined,
    surplus: [],
    warnings: [],
  });
});

it('puts a picture that is called cover first', () => {
  expect(
    sortPictures(['0001/02.jpg', '0001/images/0001_Cover.png', '0001/cover page.jpg', '0001/recover.jpg']),
  ).toEqual(['0001/images/0001_Cover.png', '0001/02.jpg', '0001/cover page.jpg', '0001/recover.jpg']);
});

it('takes one picture left over for the back cover', () => {
  expect(pairPictures(['1.jpg', '2.jpg', '3.jpg'], 1)).toMatchObject({
    pages: ['2.jpg'],
    backCover: '3.jpg',
    surplus: [],
    warnings: [],
  });
});

it('tells which pages have no picture', () => {
  const { pages, warnings } = pairPictures(['1.jpg', '2.jpg'], 3);
  expect(pages).toEqual(['2.jpg', undefined, undefined]);
  expect(warnings).toMatchObject([{ code: 'pictures-missing', page: 2 }]);
  expect(warnings[0]?.message).toBe('2 of 3 pages have no picture, from page 2 on');
  const none = pairPictures([], 1);
  expect(none).toMatchObject({ cover: undefined, pages: [undefined], warnings: [{ page: 1 }] });
  expect(none.warnings[0]?.message).toBe('1 of 1 pages has no picture, from page 1 on');
});

it('tells which pictures are left over when there are several', () => {
  const { backCover, surplus, warnings } = pairPictures(['1.jpg', '2.jpg', '3.jpg', '4.jpg'], 1);
  expect({ backCover, surplus }).toEqual({ backCover: undefined, surplus: ['3.jpg', '4.jpg'] });
  expect(warnings.map(({ code }) => code)).toEqual(['pictures-surplus']);
});
