import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { Knex } from 'knex';
import { page } from '../../database/page';
import { textIn } from '../../kernel/text-in';
import type { CatalogueRequest } from '../imports';

interface Row {
  id: number;
  code: string;
  version: number;
  name_es: string;
  name_en: string | null;
  level_es: string;
  level_en: string;
  items: number;
  updated_at: string;
}

/** Published guides. */
export const guideCatalogue = (db: Knex, request: CatalogueRequest, locale: Locale): Promise<Page<CatalogueEntry>> =>
  page(db, db('observation_guides').where('observation_guides.status', 'published'), request, {
    table: 'observation_guides',
    columns: { code: 'observation_guides.code' },
    select: (rows) =>
      rows
        .join('levels', 'levels.id', 'observation_guides.level_id')
        .select<Row[]>(
          ...['observation_guides.id', 'observation_guides.code', 'observation_guides.version'],
          ...['observation_guides.name_es', 'observation_guides.name_en', 'observation_guides.updated_at'],
          ...['levels.name_es as level_es', 'levels.name_en as level_en'],
          db.raw('(select count(*) from observation_questions where guide_id = observation_guides.id) as items'),
        ),
    present: (rows) =>
      rows.map(({ id, code, version, items, updated_at, ...row }) => ({
        ...{ id, kind: 'guides', code, version, items, updated_at, active: true },
        name: textIn(locale, row.name_es, row.name_en),
        about: locale === 'en' ? row.level_en : row.level_es,
      })),
  });
