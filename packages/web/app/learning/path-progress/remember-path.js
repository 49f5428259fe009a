// Runs in the page of a path, before anything that can be pressed leads away from it: remembers the path and the way
// back to it, for the end of its stories (visited-paths.ts).
((block) => {
  const { address, ...path } = JSON.parse(block.textContent);
  try {
    // The second name is that of older builds.
    const stored = localStorage.getItem('visitedPaths') ?? localStorage.getItem('walkedPaths') ?? '[]';
    const others = JSON.parse(stored).filter(({ slug }) => slug !== path.slug);
    localStorage.removeItem('walkedPaths');
    localStorage.setItem('visitedPaths', JSON.stringify([path, ...others].slice(0, 30)));
    sessionStorage.setItem('path', address);
  } catch {
    // Storage is switched off: then the end of a book knows no way back.
  }
})(document.currentScript.previousElementSibling);
