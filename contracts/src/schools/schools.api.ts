import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { cycleRead, id, queryFlag, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { LEVELS, School, SchoolForm, schoolName, State } from './school.schema';

export const schools = {
  list: endpoint({
    method: 'get',
    path: '/schools',
    summary: 'Schools the caller may see, for pickers; with a finished cycle also those of that time',
    access: { ability: 'school:read' },
    query: listQuery({
      row: School,
      sort: ['name', 'id'],
      defaultSort: 'name',
      include: ['country'],
      filter: {
        search: search.optional(),
        level: z.enum(LEVELS).optional(),
        active: queryFlag.optional(),
        state_id: queryId.optional(),
      },
      maxSize: 10000,
      extra: { cycle_id: cycleRead },
    }),
    reply: pageOf(School),
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/:id',
    summary: 'One school',
    access: { ability: 'school:read' },
    query: z.strictObject({ cycle_id: cycleRead }),
    reply: dataOf(School),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
  update: endpoint({
    method: 'put',
    path: '/schools/:id',
    summary: 'Change a school: name, city, code, levels, time zone, whether it is active',
    access: { ability: 'school:write' },
    body: SchoolForm,
    reply: dataOf(School),
    problems: ['schools.not-found', 'schools.stale'],
  }),
  updateName: endpoint({
    method: 'post',
    path: '/schools/update-name',
    summary: 'Rename a school',
    access: { ability: 'school:write' },
    body: z.strictObject({ id, name: schoolName }),
    reply: dataOf(School),
    problems: ['schools.not-found'],
  }),
  states: endpoint({
    method: 'get',
    path: '/states',
    summary: 'States of every country, by name',
    access: { ability: 'catalog:read' },
    reply: dataOf(z.array(State)),
  }),
  delete: endpoint({
    method: 'delete',
    path: '/schools/:id',
    summary: 'Delete a school that nobody belongs to and nobody accompanies; its past stays',
    access: { ability: 'school:write' },
    reply: dataOf(z.null()),
    problems: ['schools.not-found', 'schools.in-use'],
  }),
};
