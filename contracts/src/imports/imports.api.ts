import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id, queryId } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { IMPORT_KINDS } from './import-kinds';
import { IMPORT_OUTCOMES, ImportBatch, ImportRow } from './import.schema';
import { IMPORT_BYTES, IMPORT_TYPES } from './limits';

/** Each kind also needs what its single calls need; see `IMPORT_ABILITIES`. */
const write = { ability: 'import:manage' } as const;
const kind = z.enum(IMPORT_KINDS);
const CSV = ['text/csv; charset=utf-8'];
const revision = id.describe('The one that you saw');

/** Files with many schools or people: read, looked at, applied, and undone within 24 hours. */
export const imports = {
  list: endpoint({
    method: 'get',
    path: '/imports',
    summary: 'Files that were read, of the kinds that the caller may import, the newest first',
    access: write,
    query: listQuery({ row: ImportBatch, sort: ['id'], defaultSort: '-id', filter: { kind: kind.optional() } }),
    reply: pageOf(ImportBatch),
  }),
  template: endpoint({
    method: 'get',
    path: '/imports/template',
    summary: 'An empty file with the headings of a kind and an example, as CSV',
    access: write,
    query: z.strictObject({ kind }),
    reply: fileReply,
    file: CSV,
  }),
  read: endpoint({
    method: 'post',
    path: '/imports',
    summary: 'Read a CSV or XLSX file and say what each row would do; nothing is written',
    access: write,
    upload: { field: 'file', maxFiles: 1, maxBytes: IMPORT_BYTES, types: IMPORT_TYPES },
    body: z.strictObject({
      kind,
      cycle_id: queryId.optional().describe('Of a file of a cycle; the started one unless told'),
    }),
    reply: dataOf(ImportBatch),
    status: 201,
    problems: [
      'imports.busy',
      'cycles.not-found',
      'cycles.none-started',
      'cycles.not-prepared',
      'cycles.finished',
      'dpi.bank-in-use',
    ],
  }),
  get: endpoint({
    method: 'get',
    path: '/imports/:id',
    summary: 'A file that was read, with its rows by outcome',
    access: write,
    reply: dataOf(ImportBatch),
    problems: ['imports.not-found'],
  }),
  rows: endpoint({
    method: 'get',
    path: '/imports/:id/rows',
    summary: 'The rows of a file in its order, with what each would do or did',
    access: write,
    query: listQuery({
      row: ImportRow,
      sort: ['id'],
      defaultSort: 'id',
      filter: { outcome: z.enum(IMPORT_OUTCOMES).optional() },
    }),
    reply: pageOf(ImportRow),
    problems: ['imports.not-found'],
  }),
  choose: endpoint({
    method: 'put',
    path: '/imports/:id/choice',
    summary: 'Say which school a row means, where several bear the name that it gives',
    access: write,
    body: z.strictObject({ revision, line: z.int().positive().describe('Of the row'), school_id: id }),
    reply: dataOf(ImportBatch),
    problems: [
      'imports.not-found',
      'imports.stale',
      'imports.applied',
      'cycles.finished',
      'cycles.not-prepared',
      'dpi.bank-in-use',
    ],
  }),
  result: endpoint({
    method: 'get',
    path: '/imports/:id/result',
    summary: 'The rows with what each would do or did, as CSV without formulas',
    access: write,
    reply: fileReply,
    file: CSV,
    problems: ['imports.not-found'],
  }),
  apply: endpoint({
    method: 'post',
    path: '/imports/:id/apply',
    summary: 'Write what the rows say, all of them or none',
    access: write,
    confirm: true,
    body: z.strictObject({
      revision,
      leave_out: z.boolean().describe('True to write the good rows without the bad ones'),
    }),
    reply: dataOf(ImportBatch),
    problems: [
      'imports.not-found',
      'imports.stale',
      'imports.applied',
      'imports.bad-rows',
      'imports.nothing',
      'imports.outdated',
      'cycles.finished',
      'cycles.not-prepared',
      'dpi.bank-in-use',
    ],
  }),
  undo: endpoint({
    method: 'post',
    path: '/imports/:id/undo',
    summary: 'Take back what an import wrote in the last 24 hours; what was changed since stays',
    access: write,
    body: z.strictObject({ revision }),
    reply: dataOf(ImportBatch),
    problems: [
      'imports.not-found',
      'imports.stale',
      'imports.not-applied',
      'imports.undone',
      'imports.too-late',
      'cycles.finished',
      'cycles.not-prepared',
      'dpi.bank-in-use',
    ],
  }),
};
