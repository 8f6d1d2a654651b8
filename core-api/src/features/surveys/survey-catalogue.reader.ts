import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { SurveyKind } from '@ruta/contracts/surveys/limits';
import type { Knex } from 'knex';
import { page } from '../../database/page';
import { textIn } from '../../kernel/text-in';
import type { CatalogueRequest } from '../imports';
import type { SurveyRow } from './surveys.tables';

type Row = Pick<SurveyRow, 'id' | 'code' | 'version' | 'kind' | 'title_es' | 'title_en' | 'updated_at'> & {
  items: number;
};

const KINDS: Record<SurveyKind, Record<Locale, string>> = {
  activity: { es: 'De una actividad', en: 'Of an activity' },
  conference: { es: 'De una videoconferencia', en: 'Of a video session' },
  upgraded: { es: 'En dos idiomas', en: 'In two languages' },
};

/** Published surveys. */
export const surveyCatalogue = (db: Knex, request: CatalogueRequest, locale: Locale): Promise<Page<CatalogueEntry>> =>
  page(db, db('surveys').where('surveys.status', 'published'), request, {
    table: 'surveys',
    columns: { code: 'surveys.code' },
    select: (rows) =>
      rows.select<Row[]>(
        ...['surveys.id', 'surveys.code', 'surveys.version', 'surveys.kind', 'surveys.title_es', 'surveys.title_en'],
        'surveys.updated_at',
        db('survey_questions').whereRaw('survey_questions.survey_id = surveys.id').count('*').as('items'),
      ),
    present: (rows) =>
      rows.map(({ id, code, version, kind, items, updated_at, title_es, title_en }) => ({
        ...{ id, kind: 'surveys', code, version, items, updated_at, active: true },
        name: textIn(locale, title_es, title_en),
        about: KINDS[kind][locale],
      })),
  });
