// Runs where the link to listen stands, before it is painted: the link is there where this device is known to have a
// voice for the language. Some browsers tell their voices only after a while; the reader has noted them (`voice.ts`).
((link) => {
  const languageOf = (tag) => tag.toLowerCase().split(/[-_]/)[0];
  const known = 'speechSynthesis' in window ? speechSynthesis.getVoices().filter((voice) => voice.localService) : [];
  let noted = '';
  try {
    if (known.length === 0) noted = localStorage.getItem('voices') ?? '';
  } catch {
    // Storage is switched off: only what the browser tells at once is known.
  }
  link.hidden = ![...known.map(({ lang }) => languageOf(lang)), ...noted.split(' ')].includes(
    languageOf(link.dataset.voice),
  );
})(document.currentScript.previousElementSibling);
