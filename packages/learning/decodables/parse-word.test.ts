import { describe, expect, it } from 'vitest';
import { parseWord, untaughtPieces } from './parse-word.ts';
import { schemeForLanguage } from './scheme-for-language.ts';
import type { Scheme } from './scheme.ts';

function scheme(languageTag: string): Scheme {
  const found = schemeForLanguage(languageTag);
  if (found === undefined) throw new Error(`no scheme for ${languageTag}`);
  return found;
}

/** The pieces with their graphemes where those are more than the letters: "c a(a-e) k e(a-e)". */
function spell(word: string, languageTag = 'en'): string {
  const { pieces } = parseWord(word, scheme(languageTag));
  return pieces
    .map(({ letters, grapheme }) => (grapheme === letters ? letters : `${letters}(${grapheme ?? '?'})`))
    .join(' ');
}

function stage(word: string, languageTag = 'en'): number | null {
  return parseWord(word, scheme(languageTag)).stage;
}

describe('an English word', () => {
  it.each([
    ['ship', 'sh i p'],
    ['light', 'l igh t'],
    ['duck', 'd u ck'],
    ['queen', 'qu ee n'],
    ['rabbit', 'r a bb i t'],
    ['hair', 'h air'],
    ['elephant', 'e l e ph a n t'],
  ])('%s is read by the longest graphemes that fit', (word, pieces) => {
    expect(spell(word)).toBe(pieces);
  });

  it.each([
    ['cake', 'c a(a-e) k e(a-e)'],
    ['names', 'n a(a-e) m e(a-e) s'],
    ['smiled', 's m i(i-e) l e(i-e) d'],
    ['making', 'm a(a-e) k ing(-ing)'],
    ['fire', 'f i(i-e) r e(i-e)'],
    ['firewood', 'f i(i-e) r e(i-e) w oo d'],
    ['face', 'f a(a-e) c(c (city)) e(a-e)'],
    ['clothes', 'c l o(o-e) th e(o-e) s'],
  ])('%s has a grapheme in two parts', (word, pieces) => {
    expect(spell(word)).toBe(pieces);
  });

  it.each([
    ['sitting', 's i tt ing(-ing)'],
    ['singing', 's i ng ing(-ing)'],
    ['seven', 's e v e n'],
    ['village', 'v i ll a ge(-ge)'],
    ['disgusting', 'd i s g u s t ing(-ing)'],
    ['twisted', 't w i s t ed(-ed)'],
    ['visited', 'v i s i t ed(-ed)'],
    ['nothing', 'n o(o (son)) th ing(-ing)'],
  ])('%s has none, though an e or an ending is near', (word, pieces) => {
    expect(spell(word)).toBe(pieces);
  });

  it.each([
    ['red', 'r e d'],
    ['king', 'k i ng'],
    ['yes', 'y e s'],
    ['jumped', 'j u m p ed(-ed)'],
    ['boxes', 'b o x es(-es)'],
    ['happy', 'h a pp y(-y)'],
    ['my', 'm y(y (my))'],
    ['crying', 'c r y(y (my)) ing(-ing)'],
    ['gym', 'g(g (gem)) y(y (gym)) m'],
    ["didn't", "d i d n't(-n't)"],
    ["cat's", "c a t 's(-'s)"],
  ])('%s has an ending only after a vowel, and y as its place says', (word, pieces) => {
    expect(spell(word)).toBe(pieces);
  });

  it.each([
    ['cow', 'c ow'],
    ['snow', 's n ow(ow (snow))'],
    ['flower', 'f l ow er'],
    ['bread', 'b r ea(ea (bread)) d'],
    ['bear', 'b ear(ear (bear))'],
    ['year', 'y ear'],
    ['giraffe', 'g(g (gem)) i r a ff e'],
    ['girl', 'g ir l'],
    ['knife', 'kn(kn-) i(i-e) f e(i-e)'],
    ['carry', 'c a rr y(-y)'],
    ['around', 'a r ou n d'],
  ])('%s has the sound that the scheme names for it', (word, pieces) => {
    expect(spell(word)).toBe(pieces);
  });

  it('can be read from the stage that teaches the last of its graphemes', () => {
    expect(
      ['sat', 'dog', 'duck', 'quiz', 'ship', 'rain', 'dark', 'play', 'bird', 'cake'].map((word) => stage(word)),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
  });

  it('waits for the stage that reads words of its length', () => {
    expect(stage('pits')).toBe(5);
    expect(stage('insists')).toBe(8);
    expect(stage('disinfectant')).toBe(9);
  });

  it('is never sounded out when it is a sight word', () => {
    expect(parseWord('was', scheme('en'))).toMatchObject({ sightWord: 'was', stage: 3 });
    expect(parseWord('I', scheme('en'))).toMatchObject({ word: 'i', sightWord: 'i', stage: 1 });
    expect(parseWord('like', scheme('en'))).toMatchObject({ sightWord: 'like', stage: 6 });
  });

  it('is read as a sight word with an ending once both are taught', () => {
    expect(parseWord('wanted', scheme('en'))).toMatchObject({ sightWord: 'want', stage: 9 });
    expect(parseWord('having', scheme('en'))).toMatchObject({ sightWord: 'have', stage: 8 });
    expect(parseWord('I’ll', scheme('en'))).toMatchObject({ word: "i'll", sightWord: 'i', stage: 8 });
  });

  it('is no sight word only because it holds one', () => {
    expect(parseWord('shed', scheme('en'))).toMatchObject({ sightWord: null, stage: 5 });
    expect(parseWord('bed', scheme('en')).sightWord).toBeNull();
  });

  it('with a letter that English does not write is never read', () => {
    expect(parseWord('naïf', scheme('en')).stage).toBeNull();
    expect(spell('naïf')).toBe('n a ï(?) f');
    expect(stage('日')).toBeNull();
  });

  it('is the same word in capitals, in another normal form and with another apostrophe', () => {
    expect(parseWord('SHIP', scheme('en'))).toEqual(parseWord('ship', scheme('en')));
    expect(parseWord('can’t', scheme('en'))).toEqual(parseWord("can't", scheme('en')));
    expect(parseWord('a\u0301rbol', scheme('es'))).toEqual(parseWord('árbol', scheme('es')));
  });

  it('tells which letters are not taught yet', () => {
    const untaught = (word: string, at: number) =>
      untaughtPieces(parseWord(word, scheme('en')), at).map(({ letters }) => letters);
    expect(untaught('shark', 4)).toEqual(['sh', 'ar']);
    expect(untaught('shark', 5)).toEqual(['ar']);
    expect(untaught('shark', 7)).toEqual([]);
    expect(untaught('cake', 10)).toEqual(['a', 'e']);
    expect(untaught('said', 5)).toEqual([]);
    expect(untaught('said', 4)).toEqual(['ai']);
  });
});

describe('a Spanish word', () => {
  it.each([
    ['casa', 'c a s a'],
    ['cena', 'c(c (cena)) e n a'],
    ['queso', 'qu e s o'],
    ['guitarra', 'gu i t a rr a'],
    ['agua', 'a g u a'],
    ['gente', 'g(g (gente)) e n t e'],
    ['pingüino', 'p i n gü i n o'],
    ['lluvia', 'll u v i a'],
    ['niño', 'n i ñ o'],
    ['muy', 'm u y(-y)'],
    ['yo', 'y o'],
    ['árbol', 'á r b o l'],
    ['plátanos', 'pl á t a n o s'],
  ])('%s is read by the letters that follow', (word, pieces) => {
    expect(spell(word, 'es')).toBe(pieces);
  });

  it('can be read from the stage that teaches the last of its syllables', () => {
    expect(
      ['mamá', 'sopa', 'tomate', 'perro', 'casa', 'niño', 'agua', 'cinco', 'libro', 'kilo'].map((word) =>
        stage(word, 'es'),
      ),
    ).toEqual([2, 1, 4, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('an Indonesian word', () => {
  it.each([
    ['bunga', 'b u ng a'],
    ['tinggal', 't i ng g a l'],
    ['nyanyi', 'ny a ny i'],
    ['pantai', 'p a n t ai(-ai)'],
    ['pantainya', 'p a n t ai(-ai) ny a'],
    ['air', 'a i r'],
    ['mau', 'm a u'],
    ['kerbau', 'k e r b au(-au)'],
    ['syair', 'sy a i r'],
  ])('%s is read by its letters, ng and ny and the sounds at its end', (word, pieces) => {
    expect(spell(word, 'id')).toBe(pieces);
  });

  it('can be read from the stage that teaches the last of its letters', () => {
    expect(
      ['mana', 'ibu', 'bola', 'buku', 'rumah', 'baju', 'bunga', 'pantai', 'masyarakat'].map((word) =>
        stage(word, 'id'),
      ),
    ).toEqual([1, 1, 3, 3, 4, 5, 6, 7, 9]);
  });
});

describe('a Hindi word', () => {
  it.each([
    ['घर', 'घ र'],
    ['नाना', 'न ा न ा'],
    ['आम', 'आ म'],
    ['बिल्ली', 'ब ि ल् ल ी'],
    ['पेड़', 'प े ड़'],
    ['चाँद', 'च ा ँ द'],
    ['क्या', 'क् य ा'],
    ['प्रेम', 'प्र े म'],
    ['सर्दी', 'स र् द ी'],
    ['पक्षी', 'प क्ष ी'],
    ['ज़मीन', 'ज़ म ी न'],
  ])('%s is read by its letters, each vowel sign a unit of its own', (word, pieces) => {
    expect(spell(word, 'hi')).toBe(pieces.normalize('NFC'));
  });

  it('can be read from the stage that teaches the last of its signs', () => {
    expect(
      ['घर', 'बतख', 'नाना', 'गिरी', 'टुकुर', 'मेला', 'टोपी', 'पतंग', 'पेड़', 'बिल्ली', 'सर्दी', 'ऋतु'].map((word) =>
        stage(word, 'hi'),
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('is the same word with a dot of its own or joined, and with a joiner', () => {
    expect(parseWord('ब\u095cा', scheme('hi'))).toEqual(parseWord('बड\u093cा', scheme('hi')));
    expect(parseWord('क्\u200dया', scheme('hi'))).toEqual(parseWord('क्या', scheme('hi')));
  });
});

describe('a Khmer word', () => {
  it.each([
    ['តា', 'ត ា'],
    ['ទា', 'ទ ា(ា (ទា))'],
    ['ដេក', 'ដ េ ក'],
    ['គេ', 'គ េ(េ (ទេ))'],
    ['កាត់', 'ក ា ត ់'],
    ['កូន', 'ក ូ ន'],
    ['ត្រី', 'ត ្រ ី'],
    ['ព្រៃ', 'ព ្រ ៃ(ៃ (ទៃ))'],
    ['ស្មៅ', 'ស ្ម ៅ'],
    ['ផ្ទៃ', 'ផ ្ទ ៃ(ៃ (ទៃ))'],
    ['ម៉ែ', 'ម ៉ ែ'],
    ['ស៊ី', 'ស ៊ ី(ី (ទី))'],
    ['ដុំ', 'ដ ុំ'],
    ['ចេះ', 'ច េះ'],
  ])('%s has the voice of a vowel that the series before it calls for', (word, pieces) => {
    expect(spell(word, 'km')).toBe(pieces);
  });

  it('can be read from the stage that teaches the last of its signs', () => {
    expect(
      ['តា', 'ដេក', 'តូច', 'កូន', 'ទា', 'គោ', 'ចេះ', 'ទឹក', 'ឆ្មា', 'ផ្កា', 'ធំ', 'ឪពុក'].map((word) => stage(word, 'km')),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
