import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import {
  Cycle,
  CycleDetail,
  CycleForm,
  DpiClosureForm,
  Period,
  PeriodForm,
  PfpClosureForm,
  Preparation,
  PrepareForm,
  seenRevision,
} from './cycle.schema';

const read = { ability: 'cycle:read' } as const;
const write = { ability: 'cycle:write' } as const;
const KNOWN = ['cycles.not-found', 'cycles.stale'] as const;

/** School cycles from their dates to their end (CYC-01 to CYC-03). */
export const cycles = {
  list: endpoint({
    method: 'get',
    path: '/school-cycles',
    summary: 'School cycles, newest first',
    access: read,
    query: listQuery({ row: Cycle, sort: ['id'], include: ['period', 'pfpClosure', 'dpiClosure'] }),
    reply: pageOf(Cycle),
  }),
  get: endpoint({
    method: 'get',
    path: '/school-cycles/:id',
    summary: 'One cycle with its period and closures',
    access: read,
    reply: dataOf(CycleDetail),
    problems: ['cycles.not-found'],
  }),
  create: endpoint({
    method: 'post',
    path: '/school-cycles',
    summary: 'Create a cycle of a period, one of each',
    access: write,
    body: CycleForm,
    reply: dataOf(CycleDetail),
    status: 201,
    problems: ['cycles.period-taken'],
  }),
  update: endpoint({
    method: 'put',
    path: '/school-cycles/:id',
    summary: 'Change period, dates and smallest group of a cycle that has not started',
    access: write,
    body: CycleForm.extend({ revision: seenRevision }),
    reply: dataOf(CycleDetail),
    problems: [...KNOWN, 'cycles.period-taken', 'cycles.started', 'cycles.finished', 'cycles.closures-outside'],
  }),
  periods: endpoint({
    method: 'get',
    path: '/periods',
    summary: 'Every period, latest first',
    access: { ability: 'catalog:read' },
    reply: dataOf(z.array(Period)),
  }),
  createPeriod: endpoint({
    method: 'post',
    path: '/periods',
    summary: 'Add a period by its first year: 2027 is 2027-2028',
    access: write,
    body: PeriodForm,
    reply: dataOf(Period),
    status: 201,
    problems: ['cycles.period-exists'],
  }),
  setPfpClosure: endpoint({
    method: 'put',
    path: '/school-cycles/:id/pfp/set-limit',
    summary: 'Set the last day of the formation plan, today or later and inside the cycle',
    access: write,
    body: PfpClosureForm,
    reply: dataOf(CycleDetail),
    problems: [...KNOWN, 'cycles.not-prepared', 'cycles.finished'],
  }),
  setDpiClosure: endpoint({
    method: 'put',
    path: '/school-cycles/:id/dpi-closure-dt',
    summary: 'Set the last day of the diagnostic while it is not past',
    access: write,
    body: DpiClosureForm,
    reply: dataOf(CycleDetail),
    problems: [...KNOWN, 'cycles.not-prepared', 'cycles.finished', 'cycles.dpi-over'],
  }),
  preparation: endpoint({
    method: 'get',
    path: '/school-cycles/:id/prepare',
    summary: 'What preparing a cycle would copy, what not and why; nothing is written',
    access: write,
    reply: dataOf(Preparation),
    problems: ['cycles.not-found', 'cycles.prepared', 'cycles.started', 'cycles.finished'],
  }),
  prepare: endpoint({
    method: 'post',
    path: '/school-cycles/:id/prepare',
    summary: 'Copy schools, hierarchy and closures of the last cycle: all of it or nothing',
    access: write,
    confirm: true,
    body: PrepareForm,
    reply: dataOf(CycleDetail),
    problems: [...KNOWN, 'cycles.prepared', 'cycles.started', 'cycles.finished'],
  }),
  start: endpoint({
    method: 'put',
    path: '/school-cycles/:id/start',
    summary: 'Start a prepared cycle; only one is started at a time',
    access: write,
    confirm: true,
    body: z.strictObject({ revision: seenRevision }),
    reply: dataOf(CycleDetail),
    problems: [
      ...KNOWN,
      'cycles.not-prepared',
      'cycles.other-started',
      'cycles.over',
      'cycles.started',
      'cycles.finished',
    ],
  }),
  finish: endpoint({
    method: 'delete',
    path: '/school-cycles/finish',
    summary: 'Finish the started cycle; it stays readable for ever',
    access: write,
    confirm: true,
    query: z.strictObject({
      cycle_id: queryId.optional().describe('The cycle that you saw started'),
      revision: queryId.optional().describe('The revision that you saw'),
    }),
    reply: dataOf(CycleDetail),
    problems: ['cycles.none-started', 'cycles.stale'],
  }),
};
