/** As many lines as a screen has room for, more or less. */
const lines = 10;

interface FormsBelowProps {
  /** How many lines stand between. */
  count: number;
  /** Each with its id on the page. */
  forms: readonly { id: string; name: string }[];
}

/** Above a list that is longer than a screen: what leads to the forms behind it. */
export function FormsBelow({ count, forms }: FormsBelowProps) {
  if (count <= lines) return null;
  return (
    <p className="library__row">
      {forms.map(({ id, name }) => (
        <a className="btn btn--s" href={`#${id}`} key={id}>
          {name}
        </a>
      ))}
    </p>
  );
}
