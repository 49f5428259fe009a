/** Counts that a search found nothing, so that librarians learn which books are missed; of nobody, and never in a reader's way. */
export function countSearch({ dataset: { words = '', searchLanguage = '' } }: HTMLElement): void {
  void import('../../offline/sync-queue/usage-queue.ts')
    .then(({ tellEmptySearch }) => tellEmptySearch(words, searchLanguage))
    .catch((error: unknown) => console.warn('It is not counted:', error));
}
