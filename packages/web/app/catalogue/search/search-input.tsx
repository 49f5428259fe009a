import { Icon } from '../../ui/icon.tsx';

interface SearchInputProps {
  name: string;
  words: string | undefined;
  label: string;
  /** What the button says that sends the form. */
  send: string;
}

/** The inside of a form that looks for something: the field, and the button beside it. */
export function SearchInput({ name, words, label, send }: SearchInputProps) {
  return (
    <>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name={name}
        defaultValue={words}
        maxLength={200}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
      />
      <button className="iconbtn iconbtn--leaf" type="submit" aria-label={send}>
        <Icon name="next" isDirected />
      </button>
    </>
  );
}
