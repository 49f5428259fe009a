/** The sentences of the mails in English; {link} and {name} are filled in. Each is a key that another language may have. */
export const englishMailWords = {
  'mail.verify.subject': 'Confirm your e-mail address',
  'mail.verify.text': 'Welcome to Let’s Read. Please confirm that this is your e-mail address:',
  'mail.verify.button': 'Confirm my address',
  'mail.verify.end': 'The link works for one day. If you did not sign up, you need not do anything.',
  'mail.exists.subject': 'You already have an account',
  'mail.exists.text':
    'Somebody, perhaps you, signed up to Let’s Read with this e-mail address. It has an account already: you can sign in.',
  'mail.exists.button': 'Sign in',
  'mail.exists.end':
    'If you have forgotten your password, choose “Forgot password” there. If it was not you, you need not do anything.',
  'mail.change.subject': 'Confirm your new e-mail address',
  'mail.change.text':
    'From now on you want to sign in to Let’s Read with this e-mail address. Please confirm that it is yours:',
  'mail.change.button': 'Confirm my address',
  'mail.change.end':
    'The link works for one day. Until then, nothing changes. If it was not you, you need not do anything.',
  'mail.changing.subject': 'Your e-mail address is about to change',
  'mail.changing.text':
    'Somebody who knows your password wants to sign in to your Let’s Read account with another e-mail address from now on. If it was you, you need not do anything. If it was not you, choose a new password now:',
  'mail.changing.button': 'Choose a new password',
  'mail.changing.end': 'Once you have a new password, your e-mail address stays as it is.',
  'mail.unused.subject': 'Do you still want your account?',
  'mail.unused.text':
    'Nobody has used your Let’s Read account for three years. In 30 days we will delete it, with all its readers. To keep it, sign in once:',
  'mail.unused.button': 'Sign in',
  'mail.unused.end':
    'If you do not need it any more, you need not do anything. The books stay free to read for everyone.',
  'mail.reset.subject': 'Choose a new password',
  'mail.reset.text': 'With this link you can choose a new password for Let’s Read:',
  'mail.reset.button': 'Choose a new password',
  'mail.reset.end':
    'The link works for one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
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
