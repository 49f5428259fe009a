// "worker" makes a file of its own out of it, without React; it runs in the page, which is kept with a book.
// oxlint-disable-next-line import/default -- Vite makes the address
import shareModule from './share-module.ts?worker&url';

export { shareModule };
