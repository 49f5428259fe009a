import { useMessages } from '../../i18n/messages.tsx';

/** How to help a child with the sounds: for who wants to know, below what the child presses. */
export function ReadingAlong() {
  const t = useMessages();
  return (
    <details className="along">
      <summary>{t('learning.path.grown-ups')}</summary>
      <p>{t('learning.decodables.text', { least: 8, all: 10 })}</p>
      <h2>{t('learning.decodables.together')}</h2>
      <ul>
        {([1, 2, 3, 4] as const).map((tip) => (
          <li key={tip}>{t(`learning.decodables.together.${tip}`)}</li>
        ))}
      </ul>
    </details>
  );
}
