/** A pattern for both JavaScript and PostgreSQL, which write the edge of a word differently. */
function pattern(edge: string): string {
  return `${edge}([Ll]icen[cs]ed?|LICEN[CS]ED?|[Pp]ublic [Dd]omain|CC0|CC[- ]BY)${edge}|${edge}(MIT|OFL)[)]?$`;
}

/** The same for PostgreSQL: by it the database marks names (`contributor.is_material`), where a migration has it. */
export const licensedMaterialPattern = pattern(String.raw`\y`);

const licensed = new RegExp(pattern(String.raw`\b`), 'u');

/**
 * Whether a credit names material and its licence ("Figures: Fluent Emoji by Microsoft, MIT licence"), and nobody: it stands with the
 * credits of a book, for the licence asks for that, and is neither a collaborator nor a contributor for other programs.
 */
export function isLicensedMaterial(name: string): boolean {
  return licensed.test(name);
}
