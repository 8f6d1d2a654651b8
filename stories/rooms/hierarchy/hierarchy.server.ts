import { startedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import {
  coachesPage,
  hierarchyWith,
  reviewOf,
  rowOfPlaces,
  sampleCoachAt,
  sampleCoaches,
  sampleHierarchies,
  sampleMove,
  type SamplePlaces,
} from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { HierarchyMove, HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { adminHierarchy, type HierarchyList } from '@ruta/contracts/hierarchy/hierarchy.screens';
import type { MessageCode } from '@ruta/contracts/messages';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { schools } from '@ruta/contracts/schools/schools.api';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const NOBODY: SamplePlaces = {
  ...{ director_access: null, manager_access: null, coordinator_access: null, coach_access: null },
  ...{ sec_coach_access_one: null, sec_coach_access_two: null },
};

/** The move of the coach, if these people change it; the work of who leaves goes to who comes. */
function movesTo(row: HierarchyRow, coachAccess: string | null): HierarchyMove[] {
  if (row.coach_access === coachAccess) return [];
  const found = sampleCoachAt(coachAccess);
  const to = found && { id: found.id, name: found.name, surname: found.surname, access: found.access };
  return [{ ...sampleMove, from: row.coach, to, heir: to }];
}

/** The schools of a cycle on a server in memory: changes last as long as the story. Filters are not applied. */
export const hierarchyDesk =
  (rows: HierarchyRow[] = sampleHierarchies, differs: Partial<HierarchyList> = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('hierarchy:write')) return [withhold(adminHierarchy, 'access.refused')];
    let kept = rows;
    const one = (id: unknown) =>
      kept.find((row) => row.school_id === Number(id)) ?? hierarchyWith({ school_id: Number(id) });
    const put = (after: HierarchyRow, code: MessageCode) => {
      const data = { ...after, revision: after.revision + 1 };
      kept = kept.map((row) => (row.id === data.id ? data : row));
      return { data, message: messageFor(code, scene) };
    };
    return [
      answer(adminHierarchy, () => ({ cycle: startedCycle(), schools: pageOf(kept), ...differs })),
      answer(coachCalls.coachesByRole, ({ query }) =>
        coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role')))),
      ),
      answer(hierarchy.review, ({ query }) => {
        const row = one(query.get('school_id'));
        const moves = movesTo(row, query.get('coach_access') || null);
        return { data: reviewOf(moves, { school_id: row.school_id, revision: row.revision }) };
      }),
      answer(hierarchy.store, ({ params, body }) =>
        // The screen's own dialog sends this shape.
        put(rowOfPlaces(one(params['id']), body as SamplePlaces), 'hierarchy.saved'),
      ),
      answer(hierarchy.release, ({ params }) => put(rowOfPlaces(one(params['id']), NOBODY), 'hierarchy.released')),
      answer(hierarchy.exclude, ({ params }) =>
        put({ ...rowOfPlaces(one(params['id']), NOBODY), excluded: true }, 'hierarchy.now-excluded'),
      ),
      answer(hierarchy.include, ({ params }) =>
        put({ ...one(params['id']), excluded: false }, 'hierarchy.now-included'),
      ),
      answer(schools.updateName, ({ body }) => {
        const { id, name } = body as { id: number; name: string };
        put({ ...one(id), school_name: name, revision: one(id).revision - 1 }, 'hierarchy.saved');
        const [school] = sampleSchools;
        if (!school) throw new Error('There is no sample school');
        return { data: { ...school, id, name }, message: messageFor('schools.saved', scene) };
      }),
      answer(schools.delete, ({ params }) => {
        kept = kept.filter(({ school_id }) => school_id !== Number(params['id']));
        return { data: null, message: messageFor('schools.deleted', scene) };
      }),
    ];
  };
