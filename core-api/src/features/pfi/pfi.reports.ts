import type { CentralActivity } from '@ruta/contracts/pfi/central-activity.schema';
import type { PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import type { Knex } from 'knex';
import type { SheetCell } from '../../sheets/written-sheet';
import type { Report, ReportAsked } from '../reports';
import { shownCentral } from './central-activity.reader';
import { reasonsOf, undatedOf } from './plan.reader';
import type { PlanService } from './plan.service';

const windowOf = ({ title, reasons, window_start, window_end }: CentralActivity): SheetCell[] => [
  ...[title, reasons.map(({ reason }) => reason).join('; '), window_start, window_end],
];

const datedRow = ({ central_activity, date, moves, isCompleted, attended }: PfiRow): SheetCell[] => [
  ...[...windowOf(central_activity), date, moves.length, isCompleted ? 1 : 0, attended],
];

/** The central activities that the plan's count of those without a date has, in the order of the catalogue. */
async function undatedRows(db: Knex, school_id: number, { cycle_id, locale }: ReportAsked): Promise<SheetCell[][]> {
  const open = (await undatedOf(db, cycle_id, [school_id])).get(school_id) ?? [];
  const ids = open.map(({ id }) => id);
  const reasons = await reasonsOf(db, ids);
  return open.map((row) => [
    ...windowOf(shownCentral(row, reasons.get(row.id) ?? [], locale)),
    ...[null, null, 0, null],
  ]);
}

/** A school's year (REP-01): its dated central activities by date and hour, then those without a date. */
export const pfiReport = (plans: PlanService): Report => ({
  ...{ key: 'pfi', ability: 'pfi:read', isOfSupport: false, hasRange: false },
  name: { es: 'Plan de Fortalecimiento Institucional', en: 'Yearly plan' },
  description: {
    es: 'Cada actividad central del año, con sus motivos, su fecha, si se completó y cuántas personas asistieron.',
    en: 'Every central activity of the year, with its reasons, its date, whether it is completed and how many attended.',
  },
  columns: [
    { header: { es: 'Actividad central', en: 'Central activity' } },
    { header: { es: 'Motivos', en: 'Reasons' } },
    { header: { es: 'Ventana sugerida: desde', en: 'Suggested from' }, kind: 'day' },
    { header: { es: 'Ventana sugerida: hasta', en: 'Suggested until' }, kind: 'day' },
    { header: { es: 'Fecha establecida', en: 'Date' }, kind: 'day' },
    { header: { es: 'Cambios de fecha', en: 'Changes of date' }, kind: 'number' },
    { header: { es: 'Completada', en: 'Completed' }, kind: 'flag' },
    { header: { es: 'Asistentes', en: 'Attendees' }, kind: 'number' },
  ],
  rows: async (db, asked) => {
    const { actor, schools, cycle_id, locale } = asked;
    const found = await Promise.all(
      schools.map(async ({ id: school_id }) => {
        const { activities, undated } = await plans.plan(actor, { school_id, cycle_id }, locale);
        return [...activities.map(datedRow), ...(undated > 0 ? await undatedRows(db, school_id, asked) : [])];
      }),
    );
    return found.flat();
  },
});
