import { Icon } from '../../../ui/icon.tsx';
import { say, useHasVoice } from './voice.ts';

interface ListenButtonProps {
  label: string;
  /** Of what is heard. */
  lang: string;
  /** What is heard. */
  heard: string;
}

/** Hidden until the device is found to have a voice for it. */
export function ListenButton({ label, lang, heard }: ListenButtonProps) {
  return (
    <button
      className="iconbtn iconbtn--line"
      type="button"
      aria-label={label}
      data-listen={lang}
      hidden={!useHasVoice(lang)}
      suppressHydrationWarning
      onClick={() => say(heard, lang)}
    >
      <Icon name="sound" />
    </button>
  );
}
