import type { CompletionKind, PathwayStep } from '@letsread/learning/contract.ts';
import { describe, expect, test } from 'vitest';

import { completionKey, doneOf, progressOnPath } from './progress-on-path.ts';

const step = (kind: CompletionKind, bookId: string, isOptional = false) =>
  ({ id: `${kind}${bookId}`, kind, book: { bookId }, isOptional, sticker: 'sun' }) as PathwayStep;
const path = [step('book', '1'), step('match', '1', true), step('book', '2'), step('questions', '2')];
const did = (...completions: [CompletionKind, string][]) =>
  new Set(completions.map(([kind, bookId]) => completionKey({ kind, bookId })));

describe('where somebody is on a path', () => {
  test('the first step is next for who begins', () => {
    expect(progressOnPath(path, did(), false)).toMatchObject({ count: 0, next: path[0], isComplete: false });
  });

  test('the next step is the first that is not done, also where a later one was opened before', () => {
    expect(progressOnPath(path, did(['book', '2']), false).next).toBe(path[0]);
  });

  test('a step that is not needed glows in its turn', () => {
    expect(progressOnPath(path, did(['book', '1']), false).next).toBe(path[1]);
  });

  test('a step that is not needed is passed over once somebody went on behind it', () => {
    expect(progressOnPath(path, did(['book', '1'], ['book', '2']), false).next).toBe(path[3]);
  });

  test('the badge needs no step that is not needed', () => {
    const progress = progressOnPath(path, did(['book', '1'], ['book', '2'], ['questions', '2']), false);
    expect(progress).toMatchObject({ count: 3, next: undefined, isComplete: true });
  });

  test('a badge stays when the path is begun again', () => {
    expect(progressOnPath(path, did(), true)).toMatchObject({ count: 0, next: path[0], isComplete: true });
  });

  test('what is done elsewhere does not count', () => {
    expect(progressOnPath(path, did(['book', '9']), false).count).toBe(0);
  });
});

describe('what is done', () => {
  const completions = [{ kind: 'book' as const, bookId: '2', lastAt: '2026-03-02T10:00:00.000Z' }];

  test('is what the library and the device know together', () => {
    const progress = {
      done: [{ kind: 'book' as const, bookId: '1', doneAt: '2026-03-01T10:00:00.000Z' }],
      restartedAt: null,
    };
    expect([...doneOf(progress, completions)].sort()).toEqual(['book:1', 'book:2']);
  });

  test('is only what was done since the path was begun again', () => {
    expect([...doneOf({ done: [], restartedAt: '2026-03-02T11:00:00.000Z' }, completions)]).toEqual([]);
    expect([...doneOf({ done: [], restartedAt: '2026-03-02T09:00:00.000Z' }, completions)]).toEqual(['book:2']);
  });
});
