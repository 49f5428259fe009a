import { useMessages } from '../../i18n/messages.tsx';

/** How to help a child with the sounds. */
export function ReadingAlong() {
  const t = useMessages();
  return (
    <section className="sec along" aria-labelledby="along">
      <h2 id="along">{t('learning.decodables.together')}</h2>
      <ul>
        {([1, 2, 3, 4] as const).map((tip) => (
          <li key={tip}>{t(`learning.decodables.together.${tip}`)}</li>
        ))}
      </ul>
    </section>
  );
}
