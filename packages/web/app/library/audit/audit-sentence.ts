import type { Role } from '@letsread/http/endpoint.ts';
import type { AuditEntry } from '@letsread/identity/roles/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

/** What stands in the sentence, each as it is to be read. */
interface AuditedAct {
  action: AuditEntry['action'];
  who: string;
  name: string;
  team: string;
  role: Role | null;
  subject?: string | null;
  count?: number | null;
}

/** Names are kept apart from the sentence, which may run the other way (Unicode's FIRST STRONG ISOLATE). */
const apart = (name: string) => `\u2068${name}\u2069`;

export function auditSentence(t: Translate, { action, who, name, team, role, subject, count }: AuditedAct): string {
  return t(`library.audit.${action}`, {
    who: apart(who),
    name: apart(name),
    team: apart(team),
    role: role === null ? '' : t(`library.role.${role}`),
    subject: apart(subject ?? ''),
    ...(count === undefined || count === null ? {} : { count }),
  });
}

/** The same for a line of the list, in which accounts and teams may be gone. */
export function auditLine(t: Translate, { action, who, account, team, role, subject, count }: AuditEntry): string {
  const gone = (id: string) => t('library.audit.deleted', { id });
  return auditSentence(t, {
    action,
    who: who === null ? t('library.audit.command') : (who.displayName ?? gone(who.id)),
    name: account === null ? '' : (account.displayName ?? gone(account.id)),
    team: team === null ? '' : (team.name ?? gone(team.id)),
    role,
    subject,
    count,
  });
}
