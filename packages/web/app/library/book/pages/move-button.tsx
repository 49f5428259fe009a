import { Icon } from '../../../ui/icon.tsx';

interface MoveButtonProps {
  label: string;
  isUp?: boolean;
  isOff: boolean;
  onClick: () => void;
}

/** One place up or down; it keeps the focus where it can go no further. */
export function MoveButton({ label, isUp = false, isOff, onClick }: MoveButtonProps) {
  return (
    <button
      className={isUp ? 'iconbtn iconbtn--line book-edit__up' : 'iconbtn iconbtn--line'}
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      data-move
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon name="down" size="s" />
    </button>
  );
}
