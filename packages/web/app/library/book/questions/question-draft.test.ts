import { expect, test } from 'vitest';
import {
  blankQuestion,
  draftFromQuestion,
  ofKind,
  questionFromDraft,
  storedBefore,
  withChoice,
  withChoices,
} from './question-draft.ts';

const three = withChoice(blankQuestion());

test('what is to be put in order is edited in the right order and shown in another, which stays', () => {
  const stored = questionFromDraft(ofKind(three, 'order'), null);
  expect([stored.answer, stored.choices.map(({ key }) => key)]).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
  ]);
  const draft = draftFromQuestion(stored);
  expect(draft.choices.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(questionFromDraft(draft, stored)).toEqual(stored);
  const moved = withChoices(draft, draft.choices.toReversed());
  expect(questionFromDraft(moved, stored)).toMatchObject({ answer: ['c', 'b', 'a'], choices: stored.choices });
  // Where the order of before is the right one by now, it is mixed anew.
  const right = withChoices(draft, stored.choices);
  expect(questionFromDraft(right, stored).choices.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
});

test('another kind keeps what is typed; yes and no are two, without pictures', () => {
  const pictured = {
    ...three,
    choices: three.choices.map((choice, at) => ({ ...choice, text: `${at}`, page: at + 1 })),
  };
  const yes = ofKind(pictured, 'truefalse');
  expect([yes.choices, yes.answer]).toEqual([
    [
      { key: 'yes', text: '0', page: null },
      { key: 'no', text: '1', page: null },
    ],
    ['yes'],
  ]);
  expect(ofKind(yes, 'single')).toMatchObject({ choices: [{ key: 'a' }, { key: 'b' }], answer: ['a'] });
  expect(ofKind(pictured, 'picture').choices).toEqual(pictured.choices);
});

test('an answer that is taken out is the right one no more, and its letter is free', () => {
  const right = { ...three, answer: ['b'] };
  const without = withChoices(right, right.choices.toSpliced(1, 1));
  expect(without.answer).toEqual(['a']);
  expect(withChoice(without).choices.map(({ key }) => key)).toEqual(['a', 'c', 'b']);
});

test('the right answer stays where it is, and what yes and no have no place for comes back with another kind', () => {
  const choices = three.choices.map((choice, at) => ({ ...choice, text: `${at}`, page: at + 1 }));
  for (const [right, among] of [
    ['a', 'yes'],
    ['b', 'no'],
    ['c', 'yes'],
  ] as const) {
    const draft = { ...three, choices, answer: [right] };
    const passed = ofKind(draft, 'truefalse');
    expect(passed.answer).toEqual([among]);
    expect(ofKind(passed, 'single', draft)).toEqual(draft);
    const written = { ...passed, choices: passed.choices.map((choice) => ({ ...choice, text: `${choice.text}!` })) };
    expect(ofKind(written, 'picture', draft)).toEqual({
      ...draft,
      kind: 'picture',
      choices: choices.map((choice, at) => (at < 2 ? { ...choice, text: `${at}!` } : choice)),
    });
  }
});

test('what was stored when a draft was begun is told also where another is stored by now', () => {
  const blank = blankQuestion();
  const stored = questionFromDraft({ ...ofKind(three, 'order'), prompt: 'What came first?' }, null);
  const seen = draftFromQuestion(stored);
  const other = { ...stored, prompt: 'What came last?' };
  expect(storedBefore(seen, stored, blank)).toBe(stored);
  expect(storedBefore(seen, other, blank)?.prompt).toBe('What came first?');
  expect(storedBefore(seen, null, blank)?.prompt).toBe('What came first?');
  expect([storedBefore(blank, null, blank), storedBefore(blank, stored, blank)]).toEqual([null, null]);
});
