import type { AgendaItemGroup } from './DayAgenda.types';

/** A coach's next days. */
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
