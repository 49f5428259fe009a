import { find, on, emit } from '../reader/reader-events.ts';

/** The bar at the top: shows where the reader is, and leads to any page. A page is fetched only where one lets go. */
export function openSlider(reader: HTMLElement, labelOf: (page: number) => string): void {
  const progress = find(reader, '.progress');
  const slider = find<HTMLInputElement>(progress, 'input');

  function show(page: number): void {
    const label = labelOf(page);
    slider.setAttribute('aria-valuetext', label);
    slider.style.setProperty('--v', `${(100 * page) / Number(slider.max)}%`);
    find(progress, '.progress__words').textContent = label;
  }

  slider.disabled = false;
  slider.addEventListener('input', () => show(slider.valueAsNumber));
  slider.addEventListener('change', () => emit(reader, 'turn', slider.valueAsNumber));
  on(reader, 'turned', () => {
    slider.valueAsNumber = Number(reader.dataset['at']);
    show(slider.valueAsNumber);
  });
}
