/**
 * All that stands in the audit list; each has its sentence in the back room's dictionaries (`library.audit.…`), which may
 * name {who}, {name} (an account), {team}, {role}, {subject} and {count}.
 */
export const auditActions = [
  'role-granted',
  'role-revoked',
  'team-created',
  'team-deleted',
  'member-added',
  'member-removed',
  'project-created',
  'project-changed',
  'project-closed',
  'project-reopened',
  'partner-added',
  'partner-removed',
  'book-changed',
  'edition-changed',
  'page-corrected',
  'pages-reordered',
  'cover-focused',
  'questions-changed',
  'revision-restored',
  'import-started',
  'import-undone',
  'collection-created',
  'collection-changed',
  'collection-removed',
  'collection-restored',
  'collections-ordered',
  'pathway-created',
  'pathway-changed',
  'pathway-published',
  'pathway-unpublished',
  'pathways-ordered',
  'editions-published',
  'editions-withdrawn',
  'theme-added',
  'theme-removed',
  'level-set',
  'collection-joined',
  'collection-left',
  'team-books-added',
  'team-books-removed',
  'shelf-undone',
  'report-answered',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What a line may speak of. */
export const auditObjects = [
  'account',
  'team',
  'book',
  'edition',
  'collection',
  'pathway',
  'project',
  'import',
  'report',
  'home',
] as const;
export type AuditObject = (typeof auditObjects)[number];
