/** The id of the dialog of interface languages. */
export const pickerId = 'languages';
