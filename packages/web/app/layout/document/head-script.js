// Runs in the head of every page. Once everything in view is there it lets the web fonts in, which must not keep the
// pictures waiting. Browsers of before 2025 are shown what a button that commands a dialog means, and that a tap
// outside closes one.
((page, doc) => {
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[commandfor]');
    if (button && !('commandForElement' in button)) {
      const dialog = doc.getElementById(button.getAttribute('commandfor'));
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    }
    if (target.tagName === 'DIALOG' && target.hasAttribute('closedby') && !('closedBy' in target)) target.close();
  });
  // Where the focus is led after a press of the mouse or a finger it needs no ring (styles/base.css).
  const sawPointer = ({ type }) => page.toggleAttribute('data-pointer', type === 'pointerdown');
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, sawPointer, { capture: true, passive: true });
  try {
    // As it is set where books are read, all pages keep still.
    page.dataset.calm = JSON.parse(localStorage.reading).calm;
  } catch {
    // Nothing is set, or storage is switched off.
  }
  addEventListener('load', () => page.classList.add('painted'));
})(document.documentElement, document);
