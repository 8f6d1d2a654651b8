import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { School, SchoolForm, schoolName } from './school.schema';

export const schools = {
  list: endpoint({
    method: 'get',
    path: '/schools',
    summary: 'Schools the caller may see, for pickers',
    access: { ability: 'school:read' },
    query: listQuery({
      row: School,
      sort: ['name', 'id'],
      defaultSort: 'name',
      include: ['country'],
      filter: { search: search.optional() },
      maxSize: 10000,
    }),
    reply: pageOf(School),
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/:id',
    summary: 'One school',
    access: { ability: 'school:read' },
    reply: dataOf(School),
    problems: ['schools.not-found'],
  }),
  update: endpoint({
    method: 'put',
    path: '/schools/:id',
    summary: 'Change a school: name, city, code',
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
  delete: endpoint({
    method: 'delete',
    path: '/schools/:id',
    summary: 'Delete a school that nobody belongs to and nobody accompanies; its past stays',
    access: { ability: 'school:write' },
    reply: dataOf(z.null()),
    problems: ['schools.not-found', 'schools.in-use'],
  }),
};
