import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { listQuery } from '../kit/list-query';
import { fileReply, pageOf } from '../kit/replies';
import { CatalogueEntry } from './catalogue.schema';
import { CATALOGUE_KINDS } from './import-kinds';

const access = { ability: 'catalog:manage' } as const;
const kind = z.enum(CATALOGUE_KINDS);

/** What stands of the catalogues that are kept by file. An import of the same kind changes it. */
export const catalogues = {
  list: endpoint({
    method: 'get',
    path: '/catalogues',
    summary:
      'Published guides or surveys, central activities or questions of the started cycle, coach activities, themes of sessions, or states',
    access,
    query: listQuery({ row: CatalogueEntry, sort: ['code'], defaultSort: 'code', filter: { kind } }),
    reply: pageOf(CatalogueEntry),
  }),
  file: endpoint({
    method: 'get',
    path: '/catalogues/file',
    summary: 'A catalogue as it stands, as CSV with the columns that an import reads',
    access,
    query: z.strictObject({ kind }),
    reply: fileReply,
    file: ['text/csv; charset=utf-8'],
  }),
};
