import { useLibraryMessages } from '../library-messages.tsx';

/** The field for the address of whoever joins a team or reads the figures of a project, which is called `whose`. */
export function EmailInput({ whose, typed }: { whose: string; typed: string | undefined }) {
  const t = useLibraryMessages();
  return (
    <input
      className="input"
      name="email"
      type="email"
      aria-label={`${t('identity.email')}: ${whose}`}
      placeholder={t('identity.email.example')}
      autoComplete="off"
      autoCapitalize="none"
      dir="ltr"
      maxLength={254}
      defaultValue={typed}
    />
  );
}
