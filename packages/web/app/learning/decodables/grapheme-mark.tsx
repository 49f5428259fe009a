/** A grapheme as it is shown: of "ow (snow)" the letters, with the word that tells them from another "ow" small beside them. */
export function GraphemeMark({ label }: { label: string }) {
  const [letters = '', word] = label.split(/ \(|\)$/);
  return (
    <>
      <span className="grapheme">
        {letters}
        {word !== undefined && <small> {word}</small>}
      </span>{' '}
    </>
  );
}
