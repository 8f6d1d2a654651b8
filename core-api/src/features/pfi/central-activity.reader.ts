import type { Locale } from '@ruta/contracts';
import type { CentralActivity, PfiActivity } from '@ruta/contracts/pfi/central-activity.schema';
import type { Knex } from 'knex';
import { textIn } from '../../kernel/text-in';
import type { CentralActivityReasonRow, CentralActivityRow } from './pfi.tables';

type Reason = Pick<CentralActivityReasonRow, 'id' | 'reason_es' | 'reason_en'>;

/** A central activity in a language. */
export const shownCentral = (
  row: CentralActivityRow,
  reasons: readonly Reason[],
  language: Locale,
): CentralActivity => ({
  id: row.id,
  cycle_id: row.cycle_id,
  code: row.code,
  title: textIn(language, row.title_es, row.title_en),
  description: textIn(language, row.description_es, row.description_en),
  window_start: row.window_start,
  window_end: row.window_end,
  hours: row.tenths / 10,
  levels: JSON.parse(row.levels) as CentralActivity['levels'],
  roles: JSON.parse(row.roles) as CentralActivity['roles'],
  gives_proof: Boolean(row.gives_proof),
  survey_id: row.survey_id,
  order: row.order,
  reasons: reasons.map(({ id, reason_es, reason_en }) => ({ id, reason: textIn(language, reason_es, reason_en) })),
});

interface OfItem extends CentralActivityRow {
  pfi_id: number;
  pfi_survey_id: number | null;
  datetime: string;
  completed: 0 | 1;
}

/** The central activity behind an item of the agenda; null for other items. The caller has checked the scope. */
export async function pfiActivityOf(db: Knex, agendaId: number, language: Locale): Promise<PfiActivity | null> {
  const row = await db({ pfi: 'pfi_activities' })
    .join({ central: 'central_activities' }, 'central.id', 'pfi.central_activity_id')
    .join({ item: 'agenda_activities' }, 'item.id', 'pfi.agenda_activity_id')
    .where('item.id', agendaId)
    .first<OfItem | undefined>(
      ...['central.*', 'pfi.id as pfi_id', 'pfi.survey_id as pfi_survey_id', 'item.datetime'],
      'item.isCompleted as completed',
    );
  if (!row) return null;
  const reasons = await db('central_activity_reasons')
    .where({ central_activity_id: row.id })
    .orderBy('order')
    .select('id', 'reason_es', 'reason_en');
  const central_activity = shownCentral(row, reasons, language);
  return {
    id: row.pfi_id,
    activity: central_activity.title,
    datetime: row.datetime,
    isCompleted: Boolean(row.completed),
    survey_id: row.pfi_survey_id,
    central_activity,
  };
}

/** What the start of a central activity needs to know of it. */
export const centralFactsOf = (
  trx: Knex,
  pfiId: number,
): Promise<Pick<CentralActivityRow, 'gives_proof' | 'title_es'> | undefined> =>
  trx({ pfi: 'pfi_activities' })
    .join({ central: 'central_activities' }, 'central.id', 'pfi.central_activity_id')
    .where('pfi.id', pfiId)
    .first('central.gives_proof', 'central.title_es');
