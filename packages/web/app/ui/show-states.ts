/** Shows the parts of an element that are there in one of these states (`data-when`), and hides its others. */
export function showStates(element: ParentNode, states: ReadonlySet<string>): void {
  for (const part of element.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !states.has(part.dataset['when'] ?? '');
}

/** Puts one of the forms that wait in the page as templates (`<template data-form>`) into their place. */
export function showForm(container: HTMLElement, form: string): void {
  if (container.dataset['shows'] === form) return;
  const template = container.parentElement?.querySelector<HTMLTemplateElement>(
    `template[data-form="${CSS.escape(form)}"]`,
  );
  if (!template) return;
  container.dataset['shows'] = form;
  container.replaceChildren(document.importNode(template.content, true));
}
