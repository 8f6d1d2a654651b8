import type { HierarchyMove } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { ImportMoves } from '@ruta/contracts/imports/import.schema';
import { addressForm } from '@ruta/contracts/kit/address';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { judged, type Change as ShownChange, type Fault, type FileRow, type JudgedRow } from '../imports';
import { schoolOfRow, schoolsNamed } from '../schools';
import { faultsOfPeople } from './choice';
import type { GivenWork } from './given-work';
import type { Change, HierarchyChange, Judged } from './hierarchy.change';
import type { PlaceIds } from './hierarchy.tables';
import { heavyPlaces, type HeavyPlace } from './loads';
import { fitFor } from './people.reader';
import {
  ACCESS_KEYS,
  changedPlaces,
  idsOf,
  perPlace,
  PLACES,
  type People,
  type Place,
  type PlacedPerson,
} from './places';

/** A school's team as a row found it. */
export interface TeamBefore {
  school_id: number;
  revision: number;
  ids: PlaceIds;
}

/** What the undo of a school needs: the work that changed hands. */
export interface TeamAfter {
  work: readonly Pick<GivenWork, 'kind' | 'id' | 'from' | 'to' | 'isCounted'>[];
}

/** A row as it was judged, and the change that it makes. */
interface Team {
  judged: JudgedRow;
  change: (Change & { moves: readonly HierarchyMove[] }) | null;
}

interface Of {
  rows: readonly FileRow[];
  cycle_id: number;
  change: HierarchyChange;
}

type Fit = Readonly<Record<Place, ReadonlyMap<string, PlacedPerson>>>;

/** What each row would do, by the rules of a save. Of rows about one school the first counts. */
export async function judgedTeams(
  trx: Knex.Transaction,
  actor: Actor,
  { rows, cycle_id, change }: Of,
): Promise<Team[]> {
  const schoolsByName = await schoolsNamed(trx, actor, 'hierarchy:write');
  const read = rows.map((row) => ({ row, of: schoolOfRow(row, schoolsByName) }));
  const schools = [...new Set(read.flatMap(({ of }) => of.school?.id ?? []))].sort((one, other) => one - other);
  const values = rows.flatMap(({ cells }) =>
    PLACES.flatMap((place) => addressForm(cells[ACCESS_KEYS[place]] ?? '') || []),
  );
  const named = { by: 'access', values } as const;
  const { cycle, all } = await change.judgedEach(trx, actor, { cycle_id, schools, named, verb: 'assign' });
  const known = new Map(all.map((one) => [one.row.school_id, one]));
  const fit = await fitIn(trx, rows, cycle_id);

  const first = new Map<number, number>();
  const plans = read.map(({ row, of: { school, faults, choices } }) => {
    const refused = (outcome: JudgedRow['outcome'], ...why: Fault[]) => ({
      row: judged(row, { outcome, faults: why, choices }),
      after: null,
    });
    if (!school) {
      const [fault = { column: 'school', key: 'text.required' as const }] = faults;
      const outcome =
        fault.key === 'imports.school.ambiguous' ? 'ambiguous' : faults.length > 0 ? 'unknown' : 'invalid';
      return refused(outcome, fault);
    }
    const earlier = first.get(school.id);
    if (earlier !== undefined)
      return refused('twice', { column: 'school', key: 'imports.twice', places: { row: earlier } });
    first.set(school.id, row.line);
    const here = known.get(school.id);
    if (!here) return refused('invalid', { column: 'school', key: 'imports.hierarchy.absent' });
    if (here.verdict !== 'allowed') return refused('invalid', { column: 'school', key: 'imports.hierarchy.excluded' });
    const { people, faults: ofPeople } = peopleOf(row, here, fit);
    if (ofPeople.length > 0) return refused('invalid', ...ofPeople);
    return { row: judged(row, { outcome: 'unchanged', choices }), after: { judged: here, after: people } };
  });

  const changes = plans.flatMap(({ after }) => after ?? []);
  const moves = await change.movesOfAll(trx, cycle, changes);
  const heavy = await heavyPlaces(
    trx,
    actor,
    cycle_id,
    changes.map(({ judged: { people }, after }) => ({ before: people, after })),
  );
  const at = new Map(
    changes.map(({ judged: { row } }, index) => [
      row.school_id,
      { moves: moves[index] ?? [], heavy: heavy[index] ?? [] },
    ]),
  );
  return plans.map(({ row, after }) => (after ? teamOf(row, after, at) : { judged: row, change: null }));
}

interface Effects {
  moves: readonly HierarchyMove[];
  heavy: readonly HeavyPlace[];
}

function teamOf(row: JudgedRow, change: Change, at: ReadonlyMap<number, Effects>): Team {
  const { judged: here, after } = change;
  const ids = idsOf(here.people);
  const places = changedPlaces(ids, idsOf(after));
  if (places.length === 0) return { judged: row, change: null };
  const { school_id, revision } = here.row;
  const { moves = [], heavy = [] } = at.get(school_id) ?? {};
  const isNew = PLACES.every((place) => ids[place] === null);
  const changes = places.map((place): ShownChange => ({
    column: ACCESS_KEYS[place],
    ...{ from: here.people[place]?.access ?? '', to: after[place]?.access ?? '' },
  }));
  const before = { school_id, revision, ids } satisfies TeamBefore;
  return {
    judged: {
      ...{ ...row, outcome: isNew ? 'ready' : 'changes', changes, moves: sumOf(moves), before },
      heavy: heavy.map(({ person, role, after: schools, mean }) => ({ user_id: person.id, role, schools, mean })),
    },
    change: { ...change, moves },
  };
}

/** The people of a row's cells. A place whose column the file lacks stays as it is. */
function peopleOf({ cells }: FileRow, here: Judged, fit: Fit): { people: People; faults: Fault[] } {
  const faults: Fault[] = [];
  const people = perPlace((place): PlacedPerson | null => {
    const column = ACCESS_KEYS[place];
    if (cells[column] === undefined) return here.people[place];
    const address = addressForm(cells[column]);
    if (address === '') return null;
    const person = address === null ? undefined : fit[place].get(address);
    if (!person) faults.push({ column, key: address === null ? 'email.not-ascii' : 'hierarchy.person.unfit' });
    return person ?? null;
  });
  if (faults.length > 0) return { people, faults };
  return { people, faults: faultsOfPeople(people).map(({ field, sentence }) => faultOf(field, sentence)) };
}

const faultOf = (column: string, key: FieldMessage): Fault => ({ column, key });

/** Who of the cells may take each place. In a change their rows stay as they are until it ends. */
async function fitIn(trx: Knex.Transaction, rows: readonly FileRow[], cycle_id: number): Promise<Fit> {
  const fit = perPlace((): ReadonlyMap<string, PlacedPerson> => new Map());
  for (const place of PLACES) {
    const values = rows.flatMap(({ cells }) => addressForm(cells[ACCESS_KEYS[place]] ?? '') || []);
    fit[place] = await fitFor(trx, { by: 'access', values, place, cycle_id });
  }
  return fit;
}

/** What changes hands and what stays, over the places of a school. */
function sumOf(moves: readonly HierarchyMove[]): ImportMoves {
  const sum = { visits: 0, activities: 0, kept: 0 };
  for (const { heir, visits, activities, in_progress, drafts, conferences } of moves) {
    sum.visits += heir ? visits : 0;
    sum.activities += heir ? activities : 0;
    sum.kept += in_progress + drafts + conferences + (heir ? 0 : visits + activities);
  }
  return sum;
}
