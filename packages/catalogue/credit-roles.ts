/** The roles that collaborators are shown by (specification section 3). */
export const collaboratorRoles = [
  'AUTHOR',
  'ILLUSTRATOR',
  'AMBASSADOR',
  'DESIGNER',
  'CONTRIBUTOR',
  'EDITOR',
  'SIGNER',
  'NARRATOR',
  'OTHER',
] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

export const creditRoles = [...collaboratorRoles, 'TRANSLATOR', 'ADAPTER'] as const;
