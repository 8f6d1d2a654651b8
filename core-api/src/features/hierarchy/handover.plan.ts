import type { CoachRole } from '@ruta/contracts';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { HandoverLoad, HandoverReview } from '@ruta/contracts/hierarchy/handover.schema';
import type { HierarchyMove } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { coachesAreDistinct } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { createHash } from 'node:crypto';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import type { Change, Judged } from './hierarchy.change';
import { placesOf } from './handover.reader';
import { loadsAfter, type Loads } from './loads';
import { assignmentOf, idsOf, type Place, type PlacedPerson } from './places';

/** Who hands over which schools to whom, as a form says it. */
export interface Asked {
  from_id: number;
  role: CoachRole;
  receivers: readonly { to_id: number; schools: readonly number[] }[];
}

/** One school of a handover. */
export interface Handed extends Change {
  place: Place;
  from: PlacedPerson;
  to: PlacedPerson;
}

/**
 * The schools with their new people. Refuses with 409 where one is not the person's any more, and with 422 who is unfit
 * for the place (B23) or has another place of the school's coaches (B22). What was empty before stays empty.
 */
export function handedOver(
  { from_id, role, receivers }: Asked,
  all: readonly Judged[],
  fit: ReadonlyMap<number, PlacedPerson>,
): Handed[] {
  const errors: Record<string, FieldMessage[]> = {};
  receivers.forEach(({ to_id }, index) => {
    if (!fit.has(to_id)) errors[`receivers.${index}.to_id`] = ['hierarchy.person.unfit'];
  });
  throwFieldErrors(errors);
  const judgedAt = new Map(all.map((judged) => [judged.row.school_id, judged]));
  const handed: Handed[] = [];
  receivers.forEach(({ to_id, schools }, index) => {
    schools.forEach((school_id, at) => {
      const judged = judgedAt.get(school_id);
      const to = fit.get(to_id);
      const place = placesOf(role).find((one) => judged?.people[one]?.id === from_id);
      const from = place && judged?.people[place];
      if (!judged || !to || !place || !from) throw new Problem('handover.not-theirs');
      const after = { ...judged.people, [place]: to };
      if (!coachesAreDistinct(assignmentOf(idsOf(after))))
        errors[`receivers.${index}.schools.${at}`] = ['hierarchy.coaches.same'];
      handed.push({ judged, after, place, from, to });
    });
  });
  throwFieldErrors(errors);
  return handed.sort((one, other) => one.judged.row.school_id - other.judged.row.school_id);
}

/** The move of each school; a handover changes one place. */
const moveOf = (moves: readonly HierarchyMove[] | undefined): HierarchyMove => {
  const [move] = moves ?? [];
  if (!move) throw new Error('A handed school has a place that changes hands');
  return move;
};

interface Reviewed {
  cycle_id: number;
  asked: Asked;
  handed: readonly Handed[];
  /** Of each school, in the same order. */
  moves: readonly (readonly HierarchyMove[])[];
  loads: Loads;
}

/** What a handover moves, with a mark that names it. */
export function reviewOf({ cycle_id, asked, handed, moves, loads }: Reviewed): HandoverReview {
  const [first] = handed;
  if (!first) throw new Error('A handover has a school');
  const { mean, loadOf } = loadsAfter(loads, handed);
  const shownLoad = (person: PlacedPerson): HandoverLoad => ({ person, ...loadOf(person) });
  const receivers = new Map(handed.map(({ to }) => [to.id, to]));
  const schools = handed.map(({ judged: { row }, place, to }, index) => {
    const { heir, visits, activities, in_progress, conferences, drafts } = moveOf(moves[index]);
    return {
      ...{ school_id: row.school_id, school_name: row.school_name, place, to_id: to.id, heir },
      ...{ visits, activities, in_progress, conferences, drafts },
    };
  });
  return {
    ...{ cycle_id, role: asked.role, mean, from: shownLoad(first.from) },
    receivers: asked.receivers.flatMap(({ to_id }) => {
      const person = receivers.get(to_id);
      return person ? [shownLoad(person)] : [];
    }),
    schools,
    mark: markOf({ cycle_id, asked }, handed, schools),
  };
}

/** Names what a review showed: another outcome, or a school that somebody saved since, has another mark. */
function markOf(
  { cycle_id, asked: { from_id, role } }: Pick<Reviewed, 'cycle_id' | 'asked'>,
  handed: readonly Handed[],
  schools: HandoverReview['schools'],
): string {
  const shown = schools.map(({ school_name: _, heir, ...school }, index) => ({
    ...{ ...school, heir: heir?.id ?? null, revision: handed[index]?.judged.row.revision },
  }));
  return createHash('sha256')
    .update(JSON.stringify([cycle_id, from_id, role, shown]))
    .digest('hex')
    .slice(0, 32);
}
