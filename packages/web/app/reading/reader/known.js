// Runs in the page before its first paint: what only the device knows of who reads, so that what comes for them later
// has its place and nothing moves.
((root) => {
  try {
    // A second language comes below the first, which then begins at the top.
    const { second = 'both' } = JSON.parse(localStorage.getItem('reading')) ?? {};
    root.toggleAttribute('data-two', second === 'both' && !!localStorage.getItem('secondLanguage'));
  } catch {
    // Nothing is stored that can be read: one language.
  }
  const cookies = document.cookie;
  if (/(?:^|; )isLoggedIn=true/.test(cookies) && /(?:^|; )profiles=[^;]*id/.test(cookies)) root.dataset.reads = '';
  try {
    if ((sessionStorage.getItem('path') ?? '').startsWith('/pathways/')) root.dataset.onPath = '';
  } catch {
    // Storage is switched off: then nobody is on a path.
  }
})(document.documentElement);
