import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { ImportedSchool } from './imported-school.schema';

const read = { ability: 'hierarchy:read' } as const;
const query = listQuery({
  row: ImportedSchool,
  sort: ['name', 'id'],
  defaultSort: 'name',
  filter: { search: search.optional().describe('Name, city, code or remote id'), id: queryId.optional() },
});
/** A page with a sentence beside it; `total` is its own. */
const reply = pageOf(ImportedSchool).extend({ message: z.string() });

const discard = {
  method: 'delete',
  summary: 'Discard an imported school that is not set up; a later import may bring it back',
  access: { ability: 'hierarchy:write' },
  reply: dataOf(z.null()),
  problems: ['schools.import-not-found'],
} as const;

/** Schools that were imported and wait for their set-up. The calls answer under two addresses (HIE-06). */
export const importedSchools = {
  imported: endpoint({
    method: 'get',
    path: '/imported-schools',
    summary: 'Imported schools that are not set up, with a message and their total',
    access: read,
    query,
    reply,
  }),
  importedOfCycles: endpoint({
    method: 'get',
    path: '/school-cycles/imported-schools',
    summary: 'The same as GET /imported-schools',
    access: read,
    query,
    reply,
  }),
  importedOfCycle: endpoint({
    method: 'get',
    path: '/school-cycles/:id/imported-schools',
    summary: 'The same for one cycle: an imported school belongs to none until it is set up',
    access: read,
    query,
    reply,
    problems: ['cycles.not-found'],
  }),
  discardImported: endpoint({ ...discard, path: '/imported-schools/:id' }),
  discardImportedOfCycles: endpoint({ ...discard, path: '/school-cycles/imported-schools/:id' }),
};
