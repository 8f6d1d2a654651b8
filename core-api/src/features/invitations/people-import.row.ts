import { ROLES, type Locale } from '@ruta/contracts';
import { addressForm } from '@ruta/contracts/kit/address';
import { ImportedPersonFields } from '@ruta/contracts/imports/import-fields';
import type { ImportChoice } from '@ruta/contracts/imports/import.schema';
import { DAILY_MAX } from '@ruta/contracts/invitations/limits';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { Actor } from '../../kernel/actor';
import { utc } from '../../time/clock';
import { faultsOf, judged, type Change, type Fault, type FileRow, type JudgedRow } from '../imports';
import { schoolNames, schoolOfRow, type NamedSchool } from '../schools';
import { accountsAt, pendingAmong, type Account } from '../users';
import { mayGrant } from './invitation.policy';
import { openKey } from './invitation-facts';
import { openInvitations } from './invitation.reader';
import { cataloguesOf, type Catalogues, type NamedRole } from './people-import.reader';

/** An account as a row found it. */
export interface PersonBefore {
  id: number;
  revision: number;
  school_id: number | null;
  /** Whether the role is new to the account. */
  isGiven: boolean;
  /** Ids of the levels that it had the role at. */
  levels: readonly number[];
}

/** A row as its cells say it. An empty school or empty levels leave what an account has. */
interface ReadPerson {
  email: string;
  name: string;
  surname: string;
  role: NamedRole | null;
  school: NamedSchool | null;
  levels: readonly number[] | null;
  faults: readonly Fault[];
  choices: readonly ImportChoice[];
}

const UNKNOWN = /\.unknown$/;

export function readPerson(row: FileRow, { roleOf, levelOf, schoolsOf }: Catalogues): ReadPerson {
  const cell = (column: string) => row.cells[column] ?? '';
  const faults = faultsOf(ImportedPersonFields, row.cells);
  const role = roleOf(cell('role')) ?? null;
  if (role === null) faults.push({ column: 'role', key: 'imports.role.unknown' });
  else if (role.su) faults.push({ column: 'role', key: 'invitations.role.one-by-one' });
  const { school, choices, faults: ofSchool } = schoolOfRow(row, schoolsOf);
  const levels = new Set<number>();
  for (const text of cell('levels').split(/[,;/|]/)) {
    if (text.trim() === '') continue;
    const level = levelOf(text);
    if (level) levels.add(level.id);
    else faults.push({ column: 'levels', key: 'imports.levels.unknown', places: { level: text.trim() } });
  }
  return {
    ...{
      email: addressForm(cell('email')) ?? cell('email').trim(),
      name: cell('name').trim(),
      surname: cell('surname').trim(),
    },
    ...{ role, school, choices, faults: [...faults, ...ofSchool] },
    levels: levels.size === 0 ? null : [...levels].sort((one, other) => one - other),
  };
}

interface Known {
  catalogues: Catalogues;
  accounts: ReadonlyMap<string, Account>;
  pending: ReadonlySet<string>;
  invited: ReadonlyMap<string, number>;
  schools: ReadonlyMap<number, string>;
}

/** What each row would do. Of rows about one address the first counts. */
export async function judgedPeople(
  db: Knex,
  actor: Actor,
  rows: readonly FileRow[],
  now: Date,
): Promise<readonly JudgedRow[]> {
  const catalogues = await cataloguesOf(db, actor, rows);
  const read = rows.map((row) => ({ row, person: readPerson(row, catalogues) }));
  const emails = [...new Set(read.map(({ person }) => person.email))];
  const accounts = await accountsAt(db, actor, emails);
  const known: Known = {
    ...{ catalogues, accounts, pending: await pendingOf(db, emails, utc(now)) },
    invited: await openInvitations(
      db,
      read.flatMap(({ person: { email, role } }) => (role ? [openKey(email, role.id)] : [])),
    ),
    schools: await schoolNames(
      db,
      [...accounts.values()].flatMap(({ school_id }) => school_id ?? []),
    ),
  };
  const first = new Map<string, number>();
  let invitations = 0;
  return read.map(({ row, person }) => {
    const earlier = first.get(person.email);
    if (earlier !== undefined && person.email !== '')
      return judged(row, {
        outcome: 'twice',
        faults: [{ column: 'email', key: 'imports.twice.person', places: { row: earlier } }],
      });
    first.set(person.email, row.line);
    const one = judgedOnce(actor, { row, person }, known);
    if (one.outcome !== 'ready') return one;
    invitations += 1;
    if (invitations <= DAILY_MAX) return one;
    const places = { max: DAILY_MAX.toLocaleString('es-MX') };
    return judged(row, { outcome: 'invalid', faults: [{ column: 'email', key: 'imports.people.too-many', places }] });
  });
}

function judgedOnce(
  actor: Actor,
  { row, person }: { row: FileRow; person: ReadPerson },
  { catalogues, accounts, pending, invited, schools }: Known,
): JudgedRow {
  const { email, role, choices, faults } = person;
  const refused = (column: string, key: Fault['key']) =>
    judged(row, { outcome: 'invalid', faults: [{ column, key }], choices });
  if (faults.length > 0 || role === null) {
    const isUnknown = faults.every(({ key }) => UNKNOWN.test(key));
    const isAmbiguous = faults.every(({ key }) => key === 'imports.school.ambiguous');
    return judged(row, { outcome: isAmbiguous ? 'ambiguous' : isUnknown ? 'unknown' : 'invalid', faults, choices });
  }
  if (mayGrant(actor, { su: Boolean(role.su) }) !== 'allowed') return refused('role', 'invitations.role.one-by-one');
  const account = accounts.get(email);
  if (!account) {
    if (pending.has(email)) return refused('email', 'imports.person.pending');
    if (!invited.has(openKey(email, role.id))) return judged(row, { outcome: 'ready', choices });
    return judged(row, {
      ...{ outcome: 'unchanged', choices },
      faults: [{ column: 'email', key: 'imports.person.invited' }],
    });
  }
  if (!account.mayChange) return refused('email', 'imports.person.refused');
  const held = account.roles.get(role.id);
  const levels = held?.levels ?? [];
  if (held?.attach_type === 'remote' && person.levels && person.levels.join() !== levels.join())
    return refused('levels', 'imports.person.role-fixed');
  const changes = changesOf(person, { account, role, catalogues, schools });
  if (changes.length === 0) return judged(row, { outcome: 'unchanged', choices });
  const { id, revision, school_id } = account;
  const before = { id, revision, school_id, isGiven: held === undefined, levels } satisfies PersonBefore;
  return judged(row, { outcome: 'changes', changes, choices, before });
}

interface Found extends Pick<Known, 'catalogues' | 'schools'> {
  account: Account;
  role: NamedRole;
}

/** What a row changes of an account, in words of the file. */
function changesOf({ school, levels }: ReadPerson, { account, role, catalogues, schools }: Found): Change[] {
  const held = account.roles.get(role.id);
  const keys = (ids: readonly number[]) => ids.map(catalogues.levelKey).join(', ');
  const change = (column: string, from: string, to: string) => (from === to ? [] : [{ column, from, to }]);
  const before = schools.get(account.school_id ?? 0) ?? '';
  return [
    ...(school && school.id !== account.school_id ? [{ column: 'school', from: before, to: school.name }] : []),
    ...(held ? [] : change('role', '', ROLES[role.code].name[DEFAULT])),
    ...(levels ? change('levels', keys(held?.levels ?? []), keys(levels)) : []),
  ];
}

/** The language of stored previews. */
const DEFAULT: Locale = 'es';

/** Those of the addresses that are somebody's new one. */
async function pendingOf(db: Knex, emails: readonly string[], now: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of inGroups(emails, 500)) for (const email of await pendingAmong(db, some, now)) found.add(email);
  return found;
}
