/** The cover that is pressed becomes that of the book's own page (`view-transition-name: book-cover` there). */
export function nameCoverOfPress(): void {
  document.addEventListener('click', ({ target }) => {
    for (const before of document.querySelectorAll<HTMLElement>('.cover[style*="book-cover"]'))
      before.style.viewTransitionName = '';
    const cover = (target as Element).closest('a[href^="/book/"]')?.querySelector<HTMLElement>('.cover');
    if (cover) cover.style.viewTransitionName = 'book-cover';
  });
}
