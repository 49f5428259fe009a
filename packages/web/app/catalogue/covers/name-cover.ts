/** The cover that is pressed becomes that of the book's own page (`view-transition-name: book-cover` there). */
export function nameCoverOfPress(): void {
  document.addEventListener('click', ({ target }) => {
    const cover = (target as Element).closest('a[href^="/book/"]')?.querySelector<HTMLElement>('.cover');
    if (!cover) return;
    // Two of one name, as on a book's page that leads to another's, and the browser moves neither.
    for (const other of document.querySelectorAll<HTMLElement>('.cover[style*="book-cover"], .bookhero .cover'))
      other.style.viewTransitionName = 'none';
    cover.style.viewTransitionName = 'book-cover';
  });
}
