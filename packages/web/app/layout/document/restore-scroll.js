// Leads a screen that is loaded anew or come back to where it was, before it is hydrated. React Router's own script for that
// fails where storage is switched off.
((key) => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const y = JSON.parse(sessionStorage.getItem(key))[history.state.key];
    if (y) scrollTo(0, y);
  } catch {
    // Nothing is stored, nothing that can be read, or nothing can be.
  }
})('react-router-scroll-positions');
