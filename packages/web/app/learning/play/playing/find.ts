/** What an activity cannot be without. */
export function find<Found extends Element = HTMLElement>(within: ParentNode, selector: string): Found {
  const found = within.querySelector<Found>(selector);
  if (found === null) throw new Error(`The activity has no ${selector}.`);
  return found;
}

export function findAll<Found extends Element = HTMLElement>(within: ParentNode, selector: string): Found[] {
  return [...within.querySelectorAll<Found>(selector)];
}
