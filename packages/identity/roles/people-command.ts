import { parseArgs } from 'node:util';
import type { Queryable } from '@letsread/database/database.ts';
import { runCommand, type Work } from '@letsread/database/command/run-command.ts';
import { UsageError } from '@letsread/database/command/usage-error.ts';
import { type Role, roles } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { giveRole, takeRole } from './change-roles.ts';
import { addMember, makeTeam, removeMember, removeTeam, selectTeams } from './change-teams.ts';
import { maxTeamName, type Person, type Team } from './contract.ts';
import { findAccountId, selectPeople, type Somebody } from './find-person.ts';
import { isRole } from './select-standing.ts';

const usage = `npm run people -- list
     npm run people -- grant you@example.org LIBRARIAN      (or EDITOR, PARTNER, TEACHER)
     npm run people -- revoke you@example.org LIBRARIAN
     npm run people -- team list
     npm run people -- team create "Night owls"             (or delete, when nobody is in it)
     npm run people -- team add "Night owls" you@example.org    (or remove)`;

const nobodyYet =
  'Nobody has a role yet: whoever has signed up gets one by npm run people -- grant you@example.org LIBRARIAN.\n';
const noTeamYet = 'There is no team yet: npm run people -- team create "Night owls" makes one.\n';

/** The operator, on the library's own machine. */
const actor = null;

function readWork(): Work {
  const [verb, ...rest] = readWords();
  switch (verb) {
    case 'list':
      requireWords(rest, 0, 'list takes nothing more.');
      return async ({ pool }) => (await selectPeople(pool)).map(describePerson).join('') || nobodyYet;
    case 'grant':
    case 'revoke':
      return readRoleWork(verb, rest);
    case 'team':
      return readTeamWork(rest);
    case undefined:
      throw new UsageError('Say list, grant, revoke or team.');
    default:
      throw new UsageError(`There is no ${verb}: say list, grant, revoke or team.`);
  }
}

function readWords(): string[] {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readRoleWork(verb: 'grant' | 'revoke', words: readonly string[]): Work {
  const [who = '', role = ''] = requireWords(words, 2, `Say whom and which role: ${verb} you@example.org LIBRARIAN.`);
  const change = { ...readSomebody(who), role: readRole(role) };
  return async ({ pool }) => {
    const person = await (verb === 'grant' ? giveRole(pool, actor, change) : takeRole(pool, actor, change));
    const known = person.email === null ? person.displayName : `${person.displayName} (${person.email})`;
    const now = person.roles.length === 0 ? 'no role' : person.roles.join(', ');
    return `${known} now has: ${now}.\nIt is in force at once, at /library; elsewhere a browser that is signed in shows it within 15 minutes.\n`;
  };
}

function readTeamWork([verb, ...rest]: readonly string[]): Work {
  switch (verb) {
    case 'list':
      requireWords(rest, 0, 'team list takes nothing more.');
      return async ({ pool }) => (await selectTeams(pool)).map(describeTeam).join('') || noTeamYet;
    case 'create': {
      const [name = ''] = requireWords(rest, 1, 'Say the name of the team, in quotation marks.');
      if (name.trim() === '' || name.trim().length > maxTeamName)
        throw new UsageError(`Give a name of 1 to ${maxTeamName} characters.`);
      return async ({ pool }) => describeTeam(await makeTeam(pool, actor, name.trim()));
    }
    case 'delete': {
      const [name = ''] = requireWords(rest, 1, 'Say the name of the team, in quotation marks.');
      return async ({ pool }) => {
        await removeTeam(pool, actor, await teamNamed(pool, name));
        return `${name} is deleted.\n`;
      };
    }
    case 'add':
    case 'remove': {
      const [name = '', who = ''] = requireWords(
        rest,
        2,
        `Say which team and whom: team ${verb} "Night owls" you@example.org.`,
      );
      return async ({ pool }) => {
        const teamId = await teamNamed(pool, name);
        const accountId = await findAccountId(pool, readSomebody(who));
        return describeTeam(await (verb === 'add' ? addMember : removeMember)(pool, actor, { teamId, accountId }));
      };
    }
    case undefined:
    default:
      throw new UsageError('Say team list, create, delete, add or remove.');
  }
}

function requireWords(words: readonly string[], count: number, instead: string): readonly string[] {
  if (words.length !== count) throw new UsageError(instead);
  return words;
}

/** Several accounts may have one address; each has a number of its own. */
function readSomebody(word: string): Somebody {
  if (/^[1-9]\d{0,17}$/.test(word)) return { accountId: word };
  if (!/^\S+@\S+$/.test(word))
    throw new UsageError(`"${word}" is neither an e-mail address nor the number of an account.`);
  return { email: word };
}

function readRole(word: string): Role {
  const role = word.toUpperCase();
  if (!isRole(role)) throw new UsageError(`There is no role ${word}: say ${roles.join(', ')}.`);
  return role;
}

async function teamNamed(db: Queryable, name: string): Promise<string> {
  const found = (await selectTeams(db)).find((team) => team.name.toLowerCase() === name.trim().toLowerCase());
  if (found === undefined) throw new Problem('team-not-found', 404, { detail: `There is no team ${name}.` });
  return found.id;
}

function describePerson({ id, email, displayName, roles: has }: Person): string {
  return `${[id, email ?? '', displayName, has.join(', ')].join('\t')}\n`;
}

function describeTeam({ id, name, members }: Team): string {
  return `${[id, name, members.map(({ displayName }) => displayName).join(', ')].join('\t').trimEnd()}\n`;
}

function explain(error: Error): string | undefined {
  return error instanceof Problem ? (error.detail ?? error.message) : undefined;
}

await runCommand({ usage, readWork, explain });
