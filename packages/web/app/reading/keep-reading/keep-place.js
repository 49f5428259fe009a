// Runs where the shelf of begun books stands, before it is painted: its place is kept where this device has some
// (`begun-here.ts`), and nothing moves when they come in.
((shelf) => {
  let begun = null;
  try {
    begun = localStorage.getItem('begun');
  } catch {
    // Storage is switched off: nothing can have been begun here.
  }
  if (begun === null) return;
  shelf.hidden = false;
  shelf.setAttribute('aria-busy', 'true');
})(document.currentScript.previousElementSibling);
