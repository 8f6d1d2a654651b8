import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { email, queryFlag, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import {
  accesses,
  HierarchyEntry,
  HierarchyReview,
  HierarchyRow,
  PartForm,
  ReleaseForm,
  SchoolsCount,
  StoreForm,
  StoreNewForm,
} from './hierarchy.schema';
import { HierarchyOfCycle, HierarchyPeriod } from './history.schema';

/** Cycles of a school that are listed; a new one begins every year. */
export const CYCLES_OF_SCHOOL = 100;

const read = { ability: 'hierarchy:read' } as const;
const write = { ability: 'hierarchy:write' } as const;
const KNOWN = ['cycles.none-started', 'cycles.not-found', 'schools.not-found'] as const;
const CHANGED = [...KNOWN, 'cycles.not-prepared', 'cycles.finished', 'hierarchy.stale'] as const;

const cycle_id = queryId.optional().describe('The started cycle unless told');
/** Empty for nobody, so that a query can say so. */
const asked = email.or(z.literal('').transform(() => null)).optional();
const person = email.optional();
const personId = queryId.optional();

/** Of a list, by address or by id: page addresses hold ids only. */
const filter = {
  search: search.optional().describe('In name, city, code and remote id'),
  incomplete: queryFlag
    .optional()
    .describe('1: included schools that lack director, manager, coordinator or coach; 0: schools that have all four'),
  director_access: person,
  manager_access: person,
  coordinator_access: person,
  coach_access: person,
  sec_coach_access_one: person,
  sec_coach_access_two: person,
  director_id: personId,
  manager_id: personId,
  coordinator_id: personId,
  coach_id: personId,
  sec_coach_one_id: personId,
  sec_coach_two_id: personId,
};
const listOf = (row: z.ZodObject) =>
  listQuery({
    row,
    sort: ['director_access', 'id'],
    defaultSort: 'director_access,id',
    filter,
    extra: { cycle_id },
  });

/** The calls of the hierarchy below an address; they answer below both by one service (HIE-06). */
const callsBelow = <const Base extends '' | '/school-cycles'>(base: Base) => ({
  review: endpoint({
    method: 'get',
    path: `${base}/review`,
    summary: 'What saving these people at a school would move; nothing is written',
    access: write,
    query: z.strictObject({
      school_id: queryId,
      cycle_id,
      ...(Object.fromEntries(Object.keys(accesses).map((key) => [key, asked])) as Record<
        keyof typeof accesses,
        typeof asked
      >),
    }),
    reply: dataOf(HierarchyReview),
    problems: [...KNOWN, 'cycles.not-prepared', 'cycles.finished', 'hierarchy.excluded'],
  }),
  store: endpoint({
    method: 'put',
    path: `${base}/schools-hierarchy/store/:id`,
    summary: 'Save who accompanies a school in a cycle; in the started one unfinished work moves along',
    access: write,
    body: StoreForm,
    reply: dataOf(HierarchyRow),
    problems: [...CHANGED, 'hierarchy.review-outdated', 'hierarchy.excluded'],
  }),
  storeNew: endpoint({
    method: 'put',
    path: `${base}/schools-hierarchy/store-new/:id`,
    summary: 'Set an imported school up: its first people make it a school of the cycle',
    access: write,
    body: StoreNewForm,
    reply: dataOf(HierarchyRow),
    problems: [
      ...(['cycles.none-started', 'cycles.not-found', 'cycles.not-prepared', 'cycles.finished'] as const),
      ...(['hierarchy.stale', 'schools.import-not-found', 'schools.set-up'] as const),
    ],
  }),
  release: endpoint({
    method: 'put',
    path: `${base}/schools-hierarchy/:id/release`,
    summary: 'Empty all six places of a school; its unfinished work stays',
    access: write,
    body: ReleaseForm,
    reply: dataOf(HierarchyRow),
    problems: [...CHANGED, 'hierarchy.review-outdated', 'hierarchy.unassigned'],
  }),
  exclude: endpoint({
    method: 'put',
    path: `${base}/schools-hierarchy/:id/exclude`,
    summary: 'Take a school out of a cycle; nobody may be director, manager, coordinator or coach',
    access: write,
    body: PartForm,
    reply: dataOf(HierarchyRow),
    problems: [...CHANGED, 'hierarchy.assigned', 'hierarchy.excluded'],
  }),
  include: endpoint({
    method: 'put',
    path: `${base}/schools-hierarchy/:id/include`,
    summary: 'Take an excluded school into the cycle again',
    access: write,
    body: PartForm,
    reply: dataOf(HierarchyRow),
    problems: [...CHANGED, 'hierarchy.included'],
  }),
  history: endpoint({
    method: 'get',
    path: `${base}/schools-history`,
    summary: 'Who was where from when until when: of a school, or of a person; newest first',
    access: read,
    query: listQuery({
      row: HierarchyPeriod,
      sort: ['from_at', 'id'],
      defaultSort: '-from_at,-id',
      extra: {
        school_id: queryId.optional().describe('This or person_id'),
        person_id: queryId.optional(),
        cycle_id: queryId.optional().describe('Every cycle unless told'),
      },
    }),
    reply: pageOf(HierarchyPeriod),
    problems: ['schools.not-found'],
  }),
  bySchool: endpoint({
    method: 'get',
    path: `${base}/by-school`,
    summary: 'One school’s hierarchy over the cycles, newest first',
    access: read,
    query: z.strictObject({ school_id: queryId }),
    reply: dataOf(z.array(HierarchyOfCycle).max(CYCLES_OF_SCHOOL)),
    problems: ['schools.not-found'],
  }),
});

/** Who accompanies which school (HIE-02 to HIE-04, CYC-05). */
export const hierarchy = {
  list: endpoint({
    method: 'get',
    path: '/schools-hierarchy',
    summary: 'Schools of a cycle, each with who accompanies it',
    access: read,
    query: listOf(HierarchyRow),
    reply: pageOf(HierarchyRow),
    problems: ['cycles.none-started', 'cycles.not-found'],
  }),
  count: endpoint({
    method: 'get',
    path: '/schools-hierarchy/count',
    summary: 'The schools of a cycle in numbers: included, with a whole team, incomplete, excluded',
    access: read,
    query: z.strictObject({ cycle_id }),
    reply: dataOf(SchoolsCount),
    problems: ['cycles.none-started', 'cycles.not-found'],
  }),
  ...callsBelow(''),
};

/** The same below `/school-cycles`, where the list has another shape. */
export const hierarchyOfCycles = {
  list: endpoint({
    method: 'get',
    path: '/school-cycles/schools-hierarchy',
    summary: 'Schools of a cycle, each with a person per place',
    access: read,
    query: listOf(HierarchyEntry),
    reply: pageOf(HierarchyEntry),
    problems: ['cycles.none-started', 'cycles.not-found'],
  }),
  ...callsBelow('/school-cycles'),
};
