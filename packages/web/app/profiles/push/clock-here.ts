/** In which language and on which clock this device is used. */
export function clockHere(): { language: string; timezone: string } {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  return { language: document.documentElement.lang, timezone };
}
