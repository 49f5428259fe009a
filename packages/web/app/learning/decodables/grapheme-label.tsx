/**
 * A grapheme as it is shown: a sign that is written on a letter stands on a circle of dots; of "ow (snow)" the letters, with the word that tells them from another "ow" small beside them.
 */
export function GraphemeLabel({ label }: { label: string }) {
  const [letters = '', word] = label.split(/ \(|\)$/);
  return (
    <>
      <span className="grapheme">
        {/^\p{M}/u.test(letters) && '◌'}
        {letters}
        {word !== undefined && <small> {word}</small>}
      </span>{' '}
    </>
  );
}
