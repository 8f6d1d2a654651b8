import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { pageOf } from '../kit/replies';
import { COACH_ROLES } from '../roles';
import { Coach } from './coach.schema';

const cycle_id = queryId.optional().describe('Without it the started cycle');
const list = {
  row: Coach,
  sort: ['name', 'id'],
  defaultSort: 'name',
  maxSize: 10000,
  filter: {
    search: search.optional(),
    director_id: queryId.optional().describe('Only who stands below this director in the cycle'),
    manager_id: queryId.optional(),
    coordinator_id: queryId.optional(),
  },
} as const;

const coaches = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'get',
    path,
    summary: 'Who holds a role of coaching, or holds it in the cycle; superiors see who stands in their schools',
    access: { ability: 'hierarchy:read' },
    query: listQuery({ ...list, extra: { cycle_id } }),
    reply: pageOf(Coach),
    problems: ['cycles.not-found'],
  });

const coachesByRole = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'get',
    path,
    summary: 'Who holds one role of coaching; under superiors, and in a branch, who stands at its place',
    access: { ability: 'hierarchy:read' },
    query: listQuery({ ...list, extra: { cycle_id, role: z.enum(COACH_ROLES) } }),
    reply: pageOf(Coach),
    problems: ['cycles.not-found'],
  });

/** People for the places of the hierarchy, at both addresses of each call (HIE-06). */
export const coachCalls = {
  coaches: coaches('/coaches'),
  coachesOfCycle: coaches('/school-cycles/coaches'),
  coachesByRole: coachesByRole('/coaches-by-role'),
  coachesOfCycleByRole: coachesByRole('/school-cycles/coaches-by-role'),
};
