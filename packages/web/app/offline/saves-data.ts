/** Whether the reader pays for every picture: the own switch, else the browser's hint. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isHinted = connection?.saveData === true && !/(^|; )dataSaver=0/.test(document.cookie);
  return 'saver' in document.documentElement.dataset || isHinted;
}
