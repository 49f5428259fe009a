/** Shows the button that prints the page. */
export function offerPrint(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
