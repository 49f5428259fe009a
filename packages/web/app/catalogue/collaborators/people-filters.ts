import { isId } from '../../request/is-id.ts';
import { type CollaboratorRole, collaboratorRoles } from '@letsread/catalogue/people/contract.ts';

/** Which collaborators are looked for, as it stands in the address of their page. */
export interface PeopleFilters {
  /** The interface language whose people come first; empty for English (specification section 2). */
  uiLang: string;
  name: string;
  role: CollaboratorRole | undefined;
}

/** Reads the address of the page; what makes no sense in it is left out. */
export function readPeopleFilters(search: URLSearchParams): PeopleFilters {
  const uiLang = search.get('uiLang') ?? '';
  return {
    uiLang: isId(uiLang) ? uiLang : '',
    name: (search.get('name') ?? '').trim().slice(0, 200),
    role: collaboratorRoles.find((role) => role === search.get('role')),
  };
}

/** The address of the page for some filters: the same ones always give the same address. */
export function peoplePath({ uiLang, name, role }: PeopleFilters): string {
  const search = new URLSearchParams();
  if (uiLang !== '') search.set('uiLang', uiLang);
  if (name !== '') search.set('name', name);
  if (role !== undefined) search.set('role', role);
  return search.size === 0 ? '/collaborators' : `/collaborators?${search.toString()}`;
}
