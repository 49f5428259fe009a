import type { Account, EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { deleteAccount as deletion, exportAccount as exporting } from './contract.ts';

/**
 * What the calls for a caregiver's rights are given: each concept's part is brought by the server, as profiles may
 * know neither identity nor what is built on profiles.
 */
export interface AccountRightsContext {
  /** By the name of its member in the document: what a concept keeps of an account, and of the grown-up who asks. */
  exportParts: Readonly<Record<string, (account: Account) => Promise<unknown>>>;
  /** Deletes the row of `account`; every table that names it follows by "on delete cascade". @throws Problem other-grown-ups */
  deleteAccount: (accountId: string) => Promise<void>;
}

export async function exportAccount(
  { exportParts }: AccountRightsContext,
  { account }: EndpointRequest<typeof exporting>,
): Promise<EndpointOutput<typeof exporting>> {
  const parts: Record<string, unknown> = {};
  for (const [name, exportPart] of Object.entries(exportParts)) parts[name] = await exportPart(account);
  return { ...parts, exportedAt: new Date().toISOString() };
}

export async function deleteAccount(
  context: AccountRightsContext,
  { account }: EndpointRequest<typeof deletion>,
): Promise<EndpointOutput<typeof deletion>> {
  await context.deleteAccount(account.id);
  return { deleted: true };
}
