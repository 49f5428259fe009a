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
  'mail.reset.subject': 'Choose a new password',
  'mail.reset.text': 'With this link you can choose a new password for Let’s Read:',
  'mail.reset.button': 'Choose a new password',
  'mail.reset.end':
    'The link works for one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
} as const;

export type MailWordKey = keyof typeof englishMailWords;
export type MailKind = 'verify' | 'exists' | 'reset';

/** The words of a mail in a language (BCP 47); where it gives undefined, English stands. */
export type MailWords = (key: MailWordKey, language: string) => string | undefined;
