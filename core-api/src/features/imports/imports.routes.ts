import { catalogues } from '@ruta/contracts/imports/catalogues.api';
import { imports } from '@ruta/contracts/imports/imports.api';
import type { Knex } from 'knex';
import { serve } from '../../http/serve';
import type { UploadedFile } from '../../kernel/uploaded-file';
import { catalogueFile } from './import-result';
import type { ImportReader } from './import.reader';
import type { ImportsService } from './imports.service';

interface ImportsRoutesDeps {
  db: Knex;
  reader: ImportReader;
  service: ImportsService;
}

export const importsRoutes = ({ db, reader, service }: ImportsRoutesDeps) => [
  serve(catalogues.list, ({ actor, query, locale }) =>
    service.catalogue(actor, query.filter.kind).list(db, query, locale),
  ),
  serve(catalogues.file, async ({ actor, query, locale }) => ({
    file: catalogueFile(query.kind, await service.catalogue(actor, query.kind).rows(db), locale),
  })),
  serve(imports.list, ({ actor, query }) => reader.list(db, actor, query)),
  serve(imports.template, ({ actor, query, locale }) =>
    Promise.resolve({ file: service.template(actor, query.kind, locale) }),
  ),
  serve(imports.read, async ({ actor, body, files, locale }) => {
    const [file] = files as [UploadedFile]; // the contract demands one
    return { data: await service.read(actor, { ...body, file, locale }), message: 'imports.read' };
  }),
  serve(imports.get, async ({ actor, params }) => ({ data: await reader.get(db, actor, params.id) })),
  serve(imports.rows, ({ actor, params, query, locale }) =>
    reader.rows(db, actor, { ...query, id: params.id, locale }),
  ),
  serve(imports.choose, async ({ actor, params, body }) => ({
    data: await service.choose(actor, params.id, body),
    message: 'imports.chosen',
  })),
  serve(imports.result, async ({ actor, params, locale }) => ({
    file: await service.result(actor, params.id, locale),
  })),
  serve(imports.apply, async ({ actor, params, body, locale }) => ({
    data: await service.apply(actor, params.id, { ...body, locale }),
    message: 'imports.done',
  })),
  serve(imports.undo, async ({ actor, params, body }) => ({
    data: await service.undo(actor, params.id, body.revision),
    message: 'imports.taken-back',
  })),
];
