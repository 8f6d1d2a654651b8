import type { Holiday, HolidayImpact, HolidayState, HolidaySuggestion } from './holiday.schema';
import type { HolidaysPage } from './holidays.screens';

/** A holiday by law; what differs is given. */
export const holidayWith = (differs: Partial<Holiday> & { id: number }): Holiday => ({
  ...{ name: 'Día de la Revolución', description: 'Día de descanso obligatorio.' },
  ...{ start_at: '2026-11-16', end_at: '2026-11-16', revision: 1 },
  meta: { scope: 'national', kind: 'rest', states: [], confirmed: true },
  ...{ created_at: '2026-08-24 06:00:00', updated_at: '2026-08-24 06:00:00' },
  ...differs,
});

export const sampleStates: readonly HolidayState[] = [
  { id: 4, name: 'Jalisco' },
  { id: 6, name: 'Puebla' },
];

export const sampleHolidays: readonly Holiday[] = [
  holidayWith({
    ...{ id: 1, name: 'Fundación de Puebla', description: 'Día inhábil del estado.' },
    ...{ start_at: '2026-04-16', end_at: '2026-04-16' },
    meta: { scope: 'state', kind: 'rest', states: [6], confirmed: true },
  }),
  holidayWith({ id: 2 }),
  holidayWith({
    ...{ id: 3, name: 'Consejo Técnico Escolar', description: 'Sesión ordinaria, sin alumnos.' },
    ...{ start_at: '2026-11-27', end_at: '2026-11-27' },
    meta: { scope: 'sep', kind: 'cte', states: [], confirmed: false },
  }),
  holidayWith({
    ...{ id: 4, name: 'Vacaciones de invierno', description: 'Sin clases.' },
    ...{ start_at: '2026-12-21', end_at: '2027-01-06' },
    meta: { scope: 'sep', kind: 'break', states: [], confirmed: false },
  }),
];

export const sampleHolidaysPage: HolidaysPage = {
  year: 2026,
  holidays: [...sampleHolidays],
  states: [...sampleStates],
  can: { manage: true },
};

const suggestion = (name: string, day: string, known: boolean, kind: 'rest' | 'cte' = 'rest'): HolidaySuggestion => ({
  ...{ name, description: 'Suspensión de labores.', start_at: day, end_at: day, known },
  meta: { scope: kind === 'cte' ? 'sep' : 'national', kind, states: [], confirmed: false },
});

export const sampleSuggestions: readonly HolidaySuggestion[] = [
  suggestion('Año Nuevo', '2026-01-01', false),
  suggestion('Consejo Técnico Escolar', '2026-10-30', false, 'cte'),
  suggestion('Día de la Revolución', '2026-11-16', true),
];

export const sampleImpact: HolidayImpact = {
  visits: { total: 2, hidden: 0 },
  activities: { total: 1, hidden: 0 },
  items: [
    {
      ...{ id: 501, holiday_id: 3, isVisit: true, title: 'Observar dos clases de Español' },
      ...{ date: '2026-11-27', time: '09:00', url: null },
      school: { id: 1, name: 'Colegio Sor Juana', timezone: 'America/Mexico_City' },
    },
    {
      ...{ id: 502, holiday_id: 3, isVisit: true, title: 'Acordar el plan de mejora' },
      ...{ date: '2026-11-27', time: '12:00', url: null },
      school: { id: 2, name: 'Liceo Ahuehuete', timezone: 'America/Tijuana' },
    },
    {
      ...{ id: 503, holiday_id: 3, isVisit: false, title: 'Junta de academia' },
      ...{ date: '2026-11-27', time: '13:00', url: null },
      school: { id: 1, name: 'Colegio Sor Juana', timezone: 'America/Mexico_City' },
    },
  ],
};
