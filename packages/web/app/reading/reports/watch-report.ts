/** What sends a report is fetched when one is sent; where it cannot be, the form goes by itself. */
export function watchReport(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    event.preventDefault();
    import('./send-report.ts')
      .then(({ sendReport }) => sendReport(form as HTMLFormElement, submitter))
      .catch((error: unknown) => console.warn('It is not reported:', error));
  });
}
