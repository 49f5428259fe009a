/** Ends a message about a file that does not name its licence: how whoever knows it says it. */
export const sayLicence = 'Say it with --licence CC-BY-4.0, or in the field for the licence.';

/** The same of its language. */
export const sayLanguage = 'Say it: --language sw, or in the field for it.';
