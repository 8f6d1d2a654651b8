import type { Conference, ScheduleArea } from './conference.schema';

const theme = (id: number, name: string, duration: number) => ({
  ...{ id, name, description: '', duration, cooldown: 10 },
});

/** Two areas of themes. */
export const sampleAreas: ScheduleArea[] = [
  {
    ...{ id: 1, name: 'Académica' },
    rubrics: [
      {
        ...{ id: 11, name: 'Planeación' },
        categories: [
          {
            ...{ id: 111, name: 'Planeación didáctica' },
            themes: [theme(1, 'Planear por proyectos', 30), theme(2, 'Una clase planeada al revés', 45)],
          },
        ],
      },
    ],
  },
  {
    ...{ id: 2, name: 'Directiva' },
    rubrics: [
      {
        ...{ id: 21, name: 'Gestión escolar' },
        categories: [
          { ...{ id: 211, name: 'Planes de la escuela' }, themes: [theme(3, 'Del diagnóstico al PAI', 60)] },
          { ...{ id: 212, name: 'Equipo docente' }, themes: [theme(4, 'Retroalimentar sin juzgar', 45)] },
        ],
      },
    ],
  },
];

const at = (code: Conference['statuses'][number]['code'], created_at: string, reason: string | null = null) => ({
  ...{ code, reason, created_at, meta: { color: '#4484ce' } },
  user: { id: 12, fullname: 'Ana Uc Poot' },
});

/** A session of a director with an agent, ahead; what differs is given. */
export const conferenceWith = (differs: Partial<Conference> & { id: number }): Conference => ({
  ...{ schedule_theme_id: 3, user_id: 31, user_timezone: 'America/Cancun' },
  schedule_theme: { id: 3, name: 'Del diagnóstico al PAI', area: 'Directiva', category: 'Planes de la escuela' },
  agent: { id: 31, fullname: 'Karla Verónica Solís Cetina' },
  ...{ petitioner_id: 12, petitioner_timezone: 'America/Mexico_City' },
  petitioner: { id: 12, fullname: 'Ana Uc Poot', school: { id: 1, name: 'Centro Escolar Ahuehuete' } },
  ...{ start_at: '2026-11-24 15:00:00', end_at: '2026-11-24 16:00:00', full_end_at: '2026-11-24 16:15:00' },
  ...{ duration: 60, cooldown: 15, total_duration: 75, notes: '' },
  statuses: [at('scheduled', '2026-11-18 15:00:00')],
  ...{ has_survey: false, can: { cancel: true, join: true, survey: false } },
  ...{ created_at: '2026-11-18 15:00:00', updated_at: '2026-11-18 15:00:00' },
  ...differs,
});

const over = { cancel: false, join: false, survey: false };

/** One ahead with a message, and past ones of each state. */
export const sampleConferences = {
  upcoming: [
    conferenceWith({ id: 1, notes: 'Tenemos los resultados del DPI y no sabemos por cuál tema empezar.' }),
    conferenceWith({
      ...{ id: 2, start_at: '2026-11-26 16:00:00', end_at: '2026-11-26 16:45:00' },
      schedule_theme: { id: 4, name: 'Retroalimentar sin juzgar', area: 'Directiva', category: 'Equipo docente' },
    }),
  ],
  past: [
    conferenceWith({
      ...{ id: 3, start_at: '2026-11-12 15:00:00', end_at: '2026-11-12 15:30:00', can: { ...over, survey: true } },
      statuses: [at('finished', '2026-11-12 15:30:00'), at('scheduled', '2026-11-10 15:00:00')],
    }),
    conferenceWith({
      ...{ id: 4, start_at: '2026-11-10 15:00:00', end_at: '2026-11-10 15:30:00', can: over },
      statuses: [at('cancelled', '2026-11-09 15:00:00', 'Junta imprevista'), at('scheduled', '2026-11-06 15:00:00')],
    }),
    conferenceWith({
      ...{ id: 5, start_at: '2026-11-05 15:00:00', end_at: '2026-11-05 15:30:00', can: over },
      statuses: [at('no_show', '2026-11-05 15:30:00'), at('scheduled', '2026-11-03 15:00:00')],
    }),
  ],
};
