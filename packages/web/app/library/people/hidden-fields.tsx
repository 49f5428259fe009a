import type { Fields } from '../outcome.ts';

/** What a form says without anybody typing it. */
export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => <input type="hidden" name={name} value={value} key={name} />);
}
