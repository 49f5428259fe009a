import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { commonProblem, type Problem } from './problem.ts';

/**
 * Cursors are the sort keys of the last item, as base64url JSON: opaque to callers, checked when they come back.
 */
export function writeCursor(keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/**
 * Reads the keys back, checked against `shape`; undefined in, undefined out. `parameter` is what brought it.
 * @throws Problem invalid-input when the text is not a cursor of this list.
 */
export function readCursor<Shape extends z.ZodType>(
  text: string | undefined,
  shape: Shape,
  parameter = 'cursor',
): z.output<Shape> | undefined {
  if (text === undefined) return undefined;
  const parsed = shape.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (parsed.success) return parsed.data;
  throw badCursor(parameter);
}

/**
 * A cursor leaves a call with a mark of the call's name before it, so that no other call takes it. `read` gives back what the
 * call wrote, and throws the Problem invalid-input for the cursor of another call.
 */
export function cursorsOfCall(name: string): { write: (cursor: string) => string; read: (text: string) => string } {
  const mark = createHash('sha256').update(name).digest('base64url').slice(0, 4);
  return {
    write: (cursor) => mark + cursor,
    read(text) {
      if (!text.startsWith(mark)) throw badCursor('cursor');
      return text.slice(mark.length);
    },
  };
}

function badCursor(parameter: string): Problem {
  return commonProblem('invalid-input', {
    errors: [{ path: `query.${parameter}`, message: 'Give the cursor of the answer before, or none.' }],
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
