import { savesData } from '../../offline/saves-data.ts';

/** Who begins to type in a search field is shown books that may be meant; whoever does not fetches nothing for that. */
export function watchSearchFields(): void {
  document.addEventListener('focusin', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-suggests]');
    if (form === null || 'suggesting' in form.dataset || savesData()) return;
    form.dataset['suggesting'] = '';
    import('./suggest-while-typing.ts')
      .then(({ suggestWhileTyping }) => suggestWhileTyping(form))
      .catch((error: unknown) => console.warn('Nothing is suggested while typing:', error));
  });
}
