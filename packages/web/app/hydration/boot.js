// Runs in the head of every page. Once everything in view is there it lets the web fonts in, which must not keep the
// pictures waiting; then, when the page is idle, or at the first touch or key, whichever comes first (with Save-Data
// or our own data saver only at the touch or key), it starts the modules named in the "later" block, one after another, so that none keeps
// the page busy for long. Browsers of before 2025 are shown what a button that commands a dialog means, and that a
// tap outside closes one. Until the app has started, a link is the browser's alone: React's would ask for data that a
// page without a network does not get. Where the modules or the words cannot be fetched, the page stays as the server
// wrote it and tries again by itself (docs/decisions/0018-a-page-whose-words-do-not-come.md).
((page, doc, started, pauseMs) => {
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  const start = async () => {
    const block = doc.getElementById('later');
    if (started || !block || !page.dataset.words) return;
    started = true;
    const { preloads, modules, routes, entry } = JSON.parse(block.textContent);
    for (const href of pauseMs ? [] : preloads)
      doc.head.append(Object.assign(doc.createElement('link'), { rel: 'modulepreload', href }));
    try {
      window.letsReadWords = fetch(page.dataset.words).then((answer) => (answer.ok ? answer : Promise.reject(answer)));
      for (const address of modules) {
        await import(address);
        await rest();
      }
      const found = {};
      for (const [id, addresses] of routes)
        found[id] = Object.assign({}, ...(await Promise.all(addresses.map((address) => import(address)))));
      window.__reactRouterRouteModules = found;
      window.letsReadWords = await (await window.letsReadWords).json();
      await rest();
      await import(entry);
    } catch (error) {
      started = false;
      console.warn(error);
      pauseMs = Math.min((pauseMs || 500) * 2, 32_000);
      setTimeout(start, pauseMs);
    }
  };
  // A visitor's favourites are known to their browser alone, and a heart that was pressed must show it without React too.
  const showHearts = () => {
    const marked = /(?:^|; )favoritesCache=([\d.]+)(?:;|$)/.exec(doc.cookie)?.[1].split('.') ?? [];
    for (const heart of doc.querySelectorAll('.heart'))
      if (marked.includes(heart.value)) heart.setAttribute('aria-pressed', 'true');
  };
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('[commandfor]');
    if (button && !('commandForElement' in button)) {
      const dialog = doc.getElementById(button.getAttribute('commandfor'));
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    }
    if (target.tagName === 'DIALOG' && target.hasAttribute('closedby') && !('closedBy' in target)) target.close();
  });
  addEventListener(
    'click',
    (event) => {
      const isEarly = page.dataset.started === undefined && doc.getElementById('later');
      if (isEarly && event.target.closest?.('a[href]')) event.stopPropagation();
    },
    { capture: true },
  );
  const whenIdle = () => (window.requestIdleCallback ? requestIdleCallback(start) : setTimeout(start, 500));
  for (const sign of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('online', start);
  // Where the focus is led after a press of the mouse or a finger it needs no ring (styles/base.css).
  const sawPointer = ({ type }) => page.toggleAttribute('data-pointer', type === 'pointerdown');
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, sawPointer, { capture: true, passive: true });
  addEventListener('load', () => {
    page.classList.add('painted');
    showHearts();
    if (!navigator.connection?.saveData && page.dataset.saver === undefined) whenIdle();
  });
})(document.documentElement, document);
