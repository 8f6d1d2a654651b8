import type { Page } from '@ruta/contracts';
import type {
  HierarchyEntry,
  HierarchyPerson,
  HierarchyRow,
  SchoolsCount,
} from '@ruta/contracts/hierarchy/hierarchy.schema';
import { CYCLES_OF_SCHOOL, type hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import type { HierarchyOfCycle } from '@ruta/contracts/hierarchy/history.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { canOf, type HierarchyFacts } from './hierarchy.policy';
import {
  countHierarchies,
  cycleFacts,
  hierarchiesOf,
  hierarchiesOfSchool,
  selectHierarchies,
  shownHierarchy,
  type CycleFacts,
  type ShownHierarchy,
} from './hierarchy.reader';
import { idsOf, perPlace, type People, type Place, type PlacedPerson } from './places';
import { titleCase } from './title-case';

export type ListHierarchies = z.output<typeof hierarchy.list.query>;

const COLUMNS = { director_access: 'school_hierarchies.director_access', id: 'school_hierarchies.id' };

/** Where a cycle is for the rules. */
export const stateOf = ({ state, prepared }: CycleFacts): HierarchyFacts['cycle'] => {
  if (state !== 'pending') return state;
  return prepared ? 'prepared' : 'notPrepared';
};

/** The cycle of a call: the one that it names, or the started one. */
export async function cycleFor(db: Knex, id: number | undefined): Promise<CycleFacts> {
  const cycle = await cycleFacts(db, id);
  if (!cycle) throw new Problem(id === undefined ? 'cycles.none-started' : 'cycles.not-found');
  return cycle;
}

/** Schools of a cycle as both addresses show them (HIE-02, CYC-05). */
export function hierarchyShown(db: Knex) {
  const list = async <Item>(
    actor: Actor,
    request: ListHierarchies,
    show: (actor: Actor, cycle: CycleFacts, row: ShownHierarchy) => Item,
  ): Promise<Page<Item>> => {
    const cycle = await cycleFor(db, request.cycle_id);
    const withUse = holds(actor, 'hierarchy:write');
    return page(db, hierarchiesOf(db, actor, cycle, request.filter), request, {
      table: 'school_hierarchies',
      columns: COLUMNS,
      select: (rows) => selectHierarchies(rows, db, { withUse }),
      present: (rows) => rows.map((row) => show(actor, cycle, row)),
    });
  };

  return {
    rows: (actor: Actor, request: ListHierarchies): Promise<Page<HierarchyRow>> => list(actor, request, flat),
    entries: (actor: Actor, request: ListHierarchies): Promise<Page<HierarchyEntry>> => list(actor, request, entry),

    /** The schools of a cycle in numbers. */
    async count(actor: Actor, cycle_id: number | undefined): Promise<SchoolsCount> {
      const { schools, excluded, complete } = await countHierarchies(db, actor, await cycleFor(db, cycle_id));
      const included = schools - excluded;
      return { included, complete, incomplete: included - complete, excluded };
    },

    /** A school's hierarchies over the cycles. */
    async ofSchool(actor: Actor, school_id: number): Promise<HierarchyOfCycle[]> {
      const rows = await hierarchiesOfSchool(db, school_id, CYCLES_OF_SCHOOL);
      return rows.map((row) => {
        const cycle = { id: row.cycle_id, state: row.state, prepared: row.prepared, period: row.period };
        return { ...entry(actor, cycle, row), cycle: { id: cycle.id, period: cycle.period, state: cycle.state } };
      });
    },

    /** One school of a cycle; otherwise 404. */
    async get(reader: Knex, actor: Actor, cycle: CycleFacts, school_id: number): Promise<HierarchyRow> {
      const withUse = holds(actor, 'hierarchy:write');
      const row = await shownHierarchy(reader, actor, { cycle, school_id, withUse });
      if (!row) throw new Problem('schools.not-found');
      return flat(actor, cycle, row);
    },
  };
}

export type HierarchyShown = ReturnType<typeof hierarchyShown>;

/** Somebody of a row, as people are shown: names in title case. */
function personIn(row: ShownHierarchy, place: Place): PlacedPerson | null {
  const id = row[`${place}_id`];
  if (id === null) return null;
  return {
    id,
    name: titleCase(row[`${place}_name`] ?? ''),
    surname: titleCase(row[`${place}_surname`] ?? ''),
    access: row[`${place}_access`] ?? '',
  };
}

export const peopleIn = (row: ShownHierarchy): People => perPlace((place) => personIn(row, place));

/** The same for a caller: with addresses for who fills in the hierarchy (T14). */
const peopleFor = (actor: Actor, row: ShownHierarchy): Record<Place, HierarchyPerson | null> =>
  perPlace((place) => {
    const person = personIn(row, place);
    return person && { ...person, access: holds(actor, 'hierarchy:write') ? person.access : null };
  });

function standing(actor: Actor, cycle: CycleFacts, row: ShownHierarchy) {
  const { id, cycle_id, revision } = row;
  const use = holds(actor, 'hierarchy:write')
    ? { people: Number(row.people), assigned: Number(row.assigned ?? 0) }
    : null;
  const facts = { cycle: stateOf(cycle), isExcluded: Boolean(row.excluded), people: idsOf(peopleIn(row)) };
  return { id, cycle_id, excluded: facts.isExcluded, revision, use, can: canOf(actor, facts, use) };
}

function flat(actor: Actor, cycle: CycleFacts, row: ShownHierarchy): HierarchyRow {
  const people = peopleFor(actor, row);
  const { director, manager, coordinator, coach, secondary_one, secondary_two } = people;
  return {
    ...standing(actor, cycle, row),
    school_id: row.school_id,
    school_name: row.school_name,
    school_code: row.school_code,
    school_remote_id: row.school_remote_id,
    ...named('director', director),
    ...named('manager', manager),
    ...named('coordinator', coordinator),
    ...named('coach', coach),
    ...{ manager, coordinator, coach },
    sec_coach_one: secondary(secondary_one),
    sec_coach_two: secondary(secondary_two),
    sec_coach_access_one: secondary_one?.access ?? null,
    sec_coach_access_two: secondary_two?.access ?? null,
  };
}

/** The four columns of a main place. */
const named = <P extends string>(place: P, person: HierarchyPerson | null) =>
  ({
    [`${place}_id`]: person?.id ?? null,
    [`${place}_name`]: person?.name ?? null,
    [`${place}_surname`]: person?.surname ?? null,
    [`${place}_access`]: person?.access ?? null,
  }) as Record<`${P}_id`, number | null> & Record<`${P}_${'name' | 'surname' | 'access'}`, string | null>;

const secondary = (person: HierarchyPerson | null) =>
  person && { id: person.id, name: person.name, surname: person.surname };

function entry(actor: Actor, cycle: CycleFacts, row: ShownHierarchy): HierarchyEntry {
  const people = peopleFor(actor, row);
  return {
    ...standing(actor, cycle, row),
    school: { id: row.school_id, name: row.school_name },
    ...people,
  };
}
