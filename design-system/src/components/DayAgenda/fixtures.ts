import type { AgendaItemGroup } from './DayAgenda.types';

/** Next days of a coach. */
export const agendaGroups: readonly AgendaItemGroup[] = [
  {
    id: 'today',
    heading: 'Hoy',
    note: '13-05-2026',
    items: [
      {
        id: '41',
        day: '2026-05-13',
        time: '09:00',
        title: 'Observación de Matemáticas 3.º B',
        detail: 'Escuela Primaria Benito Juárez',
        kind: 'visit',
        isCompleted: false,
        statusLabel: 'Visita',
        href: '/visits/41',
      },
      {
        id: 'meeting',
        day: '2026-05-13',
        time: '12:30',
        title: 'Reunión con el equipo directivo',
        detail: 'Escuela Primaria Benito Juárez',
        kind: 'pending',
        isCompleted: false,
        statusLabel: 'Pendiente',
      },
      {
        id: 'council',
        day: '2026-05-13',
        time: '08:00',
        title: 'Consejo técnico escolar',
        detail: 'Jardín de Niños Ramón López Velarde',
        kind: 'taken',
        isCompleted: true,
        statusLabel: 'Tomada',
      },
    ],
  },
  {
    id: 'last',
    heading: 'Última semana',
    note: '03-05-2026 a 09-05-2026',
    items: [
      {
        id: 'plan',
        day: '2026-05-06',
        time: '10:00',
        title:
          'Entrega y revisión del plan de mejora de la comprensión lectora con las docentes de segundo y tercer grado',
        detail: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino',
        kind: 'outdated',
        isCompleted: false,
        statusLabel: 'Vencida',
      },
      {
        id: '38',
        day: '2026-05-04',
        time: '11:15',
        title: 'Visita a 3.º B',
        detail: 'Escuela Primaria Benito Juárez',
        kind: 'visit',
        isCompleted: true,
        statusLabel: 'Visita',
      },
    ],
  },
];

const words: Readonly<Record<string, string>> = {
  Hoy: 'Today',
  'Última semana': 'Last week',
  '03-05-2026 a 09-05-2026': '03-05-2026 to 09-05-2026',
  'Observación de Matemáticas 3.º B': 'Observation of Mathematics, 3rd B',
  'Reunión con el equipo directivo': 'Meeting with the leaders',
  'Consejo técnico escolar': 'Council of teachers',
  'Entrega y revisión del plan de mejora de la comprensión lectora con las docentes de segundo y tercer grado':
    'Handing in and going through the plan for reading comprehension with the teachers of second and third grade',
  'Visita a 3.º B': 'Visit to 3rd B',
  Visita: 'Visit',
  Pendiente: 'Pending',
  Tomada: 'Taken',
  Vencida: 'Overdue',
};
const said = (spanish: string) => words[spanish] ?? spanish;

/** The same in English. */
export const agendaGroupsInEnglish: readonly AgendaItemGroup[] = agendaGroups.map(({ note, ...group }) => ({
  ...group,
  heading: said(group.heading),
  ...(note === undefined ? {} : { note: said(note) }),
  items: group.items.map((item) => ({ ...item, title: said(item.title), statusLabel: said(item.statusLabel) })),
}));
