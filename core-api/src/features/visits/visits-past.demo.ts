import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import type { Knex } from 'knex';
import type { CycleDates } from '../../seeds/calendar';
import { idsBy, insertRows, instantAt, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import { partOf } from '../agenda/agenda-book.demo';
import { LAST_CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { SchoolKey } from '../schools/schools.demo-data';
import type { People } from '../users/users.demo';
import type { AxisKey } from './visit-seed.demo';
import { objectiveKey, VISIT_TYPE } from './visit.model';

/** The school whose coach left in February of last year; see the history of the hierarchy. */
const SCHOOL: SchoolKey = 'guillermo-haro';
const TIME = '10:00';
const LASTS = 150;

/** Days after the start of last year: Tuesdays. Who left is before February, who took over after it. */
const VISITS = [
  { day: 57, coach: 'teresa.munoz', objective: 'Acordar con primaria cómo se observan las clases de lectura.' },
  { day: 148, coach: 'teresa.munoz', objective: 'Acompañar a secundaria en el arranque de sus proyectos de biología.' },
  { day: 197, coach: 'coach-2', objective: 'Conocer al equipo y retomar los acuerdos pendientes de lectura.' },
  { day: 239, coach: 'coach-2', objective: 'Cerrar con el colectivo docente los acuerdos del año escolar.' },
] as const;
/** One was held, one was left as it was when the year finished. */
const ACTIVITIES = [
  { day: 99, coach: 'teresa.munoz', isDone: true, title: 'Taller de lectura en voz alta' },
  { day: 300, coach: 'coach-2', isDone: false, title: 'Muestra de proyectos de fin de año' },
] as const;
type Words = readonly [actions: string, specifications: string];
/** Two ways to plan a visit, in turn. */
const AXES: readonly Record<AxisKey, Words>[] = [
  {
    pedagogico: ['Observar dos clases y comentarlas con cada docente.', 'Primaria alta, de 10 a 11:30.'],
    organizativo: ['Acordar el calendario de observaciones.', 'Con dirección, una hora.'],
    administrativo: ['Ordenar los formatos que usa el colectivo.', 'Carpeta compartida del plantel.'],
    comunitario: ['Contar a las familias qué se leerá cada semana.', 'Aviso en la entrada, los lunes.'],
  },
  {
    pedagogico: ['Revisar tres proyectos y su producto final.', 'Secundaria, con sus academias.'],
    organizativo: ['Repartir quién acompaña cada proyecto.', 'Subdirección y docentes, media hora.'],
    administrativo: ['Anotar los materiales que faltan.', 'Lista para control escolar.'],
    comunitario: ['Invitar a dos familias a contar su oficio.', 'Una mañana de mayo.'],
  },
];
/** What came of each, in turn. */
const RESULTS = [
  'El equipo cumplió lo acordado; queda por escrito qué sigue.',
  'Falta acordar los tiempos; se retoma en la siguiente visita.',
  'Buena disposición del colectivo y tres acuerdos nuevos.',
] as const;

interface PastToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<SchoolKey, Place>;
  cycles: { previous: CycleDates };
}

/** Visits and activities of last year at one school, so that its past has something to read (decision 0038). */
export async function visitsPastDemo({ trx, people, placesByKey, cycles: { previous } }: PastToSeed): Promise<object> {
  const { id: school_id, timezone } = known(placesByKey, SCHOOL);
  const axes = await idsBy<AxisKey>(trx, 'school_visit_axes', 'key');
  const statuses = await idsBy<VisitStatusKey>(trx, 'school_visit_statuses', 'key');
  const planned_at = `${previous.startAt} 17:00:00`;
  const at = (day: number) => {
    const date = addDays(previous.startAt, day);
    const begun = instantAt(date, TIME, timezone);
    return { when: { date, time: TIME, timezone, datetime: begun }, begun, ended: minutesAfter(begun, LASTS) };
  };
  const of = { school_id, cycle_id: LAST_CYCLE_ID };
  const staff = known(people.attending, SCHOOL);
  /** Who was there, and what came of it. */
  const record = async (item: number, author: number, { begun, ended }: { begun: string; ended: string }) => {
    const [assistants_id = 0] = await trx('activity_assistants').insert({
      ...{ agenda_activity_id: item, taken_by: author, taken_at: minutesAfter(begun, 15) },
    });
    const present = partOf(staff, 4, item).map((user_id) => ({ assistants_id, user_id }));
    await insertRows(trx, 'activity_assistant_user', present);
    await trx('activity_observations').insert({
      ...{
        agenda_activity_id: item,
        result: RESULTS[item % RESULTS.length] ?? '',
        author_id: author,
        updated_at: ended,
      },
    });
  };
  for (const [turn, { day, coach, objective }] of VISITS.entries()) {
    const { when, begun, ended } = at(day);
    const coach_id = known(people.byLogin, coach);
    const stamps = { revision: 3, created_at: planned_at, updated_at: ended };
    const [visit = 0] = await trx('school_visits').insert({
      ...{ ...of, ...when, ...stamps, coach_id, objective, search_key: objectiveKey(objective), eraser: false },
      ...{ school_visit_status_id: known(statuses, 'finished'), started_at: begun, finished_at: ended },
    });
    await insertRows(
      trx,
      'school_visit_axis',
      Object.entries(AXES[turn % AXES.length] ?? {}).map(([axis, [actions, specifications]]) => ({
        ...{ school_visit_id: visit, actions, specifications },
        axis_id: known(axes, axis as AxisKey), // the keys of the records above
      })),
    );
    const [item = 0] = await trx('agenda_activities').insert({
      ...{ ...of, ...when, coach_id, activity_type: VISIT_TYPE, activity_id: visit, activity: 'Visita escolar' },
      ...{ description: objective, isStarted: true, isCompleted: true, started_at: begun, completed_at: ended },
      ...{ revision: 1, created_at: planned_at, updated_at: ended },
    });
    await record(item, coach_id, { begun, ended });
  }
  for (const { day, coach, isDone, title } of ACTIVITIES) {
    const { when, begun, ended } = at(day);
    const coach_id = known(people.byLogin, coach);
    const [item = 0] = await trx('agenda_activities').insert({
      ...{ ...of, ...when, coach_id, created_by: coach_id, activity_type: 'CustomActivity', activity_id: null },
      ...{ activity: title, description: 'Con todo el colectivo docente.', isStarted: isDone, isCompleted: isDone },
      ...{ started_at: isDone ? begun : null, completed_at: isDone ? ended : null },
      ...{ revision: 1, created_at: planned_at, updated_at: isDone ? ended : planned_at },
    });
    if (isDone) await record(item, coach_id, { begun, ended });
  }
  return {};
}
