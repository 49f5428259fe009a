import type { Fields } from './act-on-people.ts';

/** What a form says without anybody typing it. */
export function HiddenFields({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => <input type="hidden" name={name} value={value} key={name} />);
}
