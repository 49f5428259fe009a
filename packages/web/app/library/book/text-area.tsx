import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useId } from 'react';

interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  language: EditionToEdit['language'];
  isOneLine?: boolean;
  isRequired?: boolean;
}

/** A field for words of the book, in its language, direction and letters; as high as its text. */
export function TextArea({
  label,
  value,
  onChange,
  maxLength,
  language,
  isOneLine = false,
  isRequired = false,
}: TextAreaProps) {
  const id = useId();
  const field = {
    className: isOneLine ? 'input' : 'input book-edit__area',
    id,
    value,
    maxLength,
    required: isRequired,
    lang: language.languageISOCode,
    dir: language.direction,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isOneLine ? <input type="text" {...field} /> : <textarea rows={3} {...field} />}
    </div>
  );
}
