// Runs in the page before its first paint, and again whenever something is set: letters, lines and paper as the reader
// has chosen them on this device.
((root) => {
  window.letsReadLook = () => {
    let chosen;
    try {
      chosen = JSON.parse(localStorage.getItem('reading')) ?? {};
    } catch {
      // Storage is switched off, or holds what nobody wrote: the page looks as it comes.
      chosen = {};
    }
    const { letters = '', lines = '', page = '', apart = '', calm = '' } = chosen;
    Object.assign(root.dataset, { letters, lines, page, apart, calm });
    if (page === '' || page === 'device') delete root.dataset.theme;
    else root.dataset.theme = page === 'bedtime' ? 'dark' : 'light';
  };
  window.letsReadLook();
})(document.documentElement);
