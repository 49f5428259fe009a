import { Problem } from '@letsread/http/problem.ts';
import { expect, test } from 'vitest';
import { faultFromError } from './outcome.ts';

test.each([
  ['report-answered', 409, 'changed-meanwhile'],
  ['report-not-found', 404, 'changed-meanwhile'],
  ['handed-out-not-found', 404, 'changed-meanwhile'],
  ['team-not-found', 404, 'changed-meanwhile'],
  ['profile-not-found', 404, 'changed-meanwhile'],
  ['team-has-members', 409, 'team-has-members'],
  ['token-refused', 401, 'signed-out'],
  ['role-needed', 403, 'failed'],
])('the problem %s (%i) is said as %s', (code, status, fault) => {
  expect(faultFromError(new Problem(code, status))).toBe(fault);
});

test('what is no problem of a call goes on', () => {
  const bug = new RangeError('A bug.');
  expect(() => faultFromError(bug)).toThrow(bug);
});
