/** The sentences of the mails in English; {link} and {name} are filled in. Each is a key that another language may have. */
export const englishMailWords = {
  'mail.verify.subject': 'Confirm your email address',
  'mail.verify.text': 'Welcome to Let’s Read. Please confirm that this is your email address:',
  'mail.verify.button': 'Confirm my address',
  'mail.verify.end': 'The link works for one day. If you didn’t sign up, you can ignore this email.',
  'mail.exists.subject': 'You already have an account',
  'mail.exists.text':
    'Someone, perhaps you, tried to sign up to Let’s Read with this email address. You already have an account, so just log in.',
  'mail.exists.button': 'Log in',
  'mail.exists.end':
    'If you’ve forgotten your password, choose “Forgot your password?” there. If it wasn’t you, you can ignore this email.',
  'mail.change.subject': 'Confirm your new email address',
  'mail.change.text':
    'You asked to log in to Let’s Read with this email address from now on. Please confirm that it’s yours:',
  'mail.change.button': 'Confirm my address',
  'mail.change.end':
    'The link works for one day. Nothing changes until you open it. If it wasn’t you, you can ignore this email.',
  'mail.changing.subject': 'Your email address is about to change',
  'mail.changing.text':
    'Someone who knows your password asked to change the email address of your Let’s Read account. If it was you, you don’t need to do anything. If it wasn’t, choose a new password now:',
  'mail.changing.button': 'Choose a new password',
  'mail.changing.end': 'Once you have a new password, your email address stays as it is.',
  'mail.unused.subject': 'Do you still want your account?',
  'mail.unused.text':
    'Your Let’s Read account hasn’t been used for three years. In 30 days we’ll delete it, with all its profiles. To keep it, log in once:',
  'mail.unused.button': 'Log in',
  'mail.unused.end':
    'If you no longer need it, you don’t need to do anything. The books stay free to read for everyone.',
  'mail.reset.subject': 'Choose a new password',
  'mail.reset.text': 'Use this link to choose a new password for Let’s Read:',
  'mail.reset.button': 'Choose a new password',
  'mail.reset.end':
    'The link works for one hour. If you didn’t ask for it, you can ignore this email: your password stays as it is.',
} as const;

export type MailWordKey = keyof typeof englishMailWords;
export type MailKind = 'verify' | 'exists' | 'change' | 'changing' | 'unused' | 'reset';

/** Who gets a mail, and in which language (BCP 47). */
export interface Addressee {
  email: string;
  language: string;
}

/** The words of a mail in a language (BCP 47); where it gives undefined, English stands. */
export type MailWords = (key: MailWordKey, language: string) => string | undefined;
