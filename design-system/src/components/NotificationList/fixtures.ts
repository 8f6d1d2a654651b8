import type { NotificationItem } from './NotificationList';

export const notificationItems: readonly NotificationItem[] = [
  {
    id: '3',
    icon: 'checkCircle',
    title: 'Visita del 20-11-2026 finalizada',
    body: 'Laura Mendoza finalizó la visita a Colegio Sor Juana. Ya puedes ver lo acordado.',
    when: 'Hoy · 20-11-2026 11:40',
    isUnread: true,
    href: '/visitas/3',
  },
  {
    id: '2',
    icon: 'calendarDays',
    title: 'Visita reprogramada para el 24-11-2026',
    body: 'Laura Mendoza cambió la visita a Colegio Sor Juana del 17-11-2026; será a las 09:00.',
    when: 'Ayer · 19-11-2026 08:12',
    isUnread: true,
    href: '/visitas/2',
  },
  {
    id: '1',
    icon: 'calendarAdd',
    title: 'Visita programada para el 20-11-2026',
    body: 'Laura Mendoza visitará Colegio Sor Juana a las 09:00.',
    when: 'Última semana · 10-11-2026 07:15',
    isUnread: false,
    href: '/visitas/1',
  },
];

/** The same in English. */
export const notificationItemsInEnglish: readonly NotificationItem[] = [
  {
    id: '3',
    icon: 'checkCircle',
    title: 'Visit of 20-11-2026 finished',
    body: 'Laura Mendoza finished the visit to Colegio Sor Juana. You can see what was agreed.',
    when: 'Today · 20-11-2026 11:40',
    isUnread: true,
    href: '/visitas/3',
  },
  {
    id: '2',
    icon: 'calendarDays',
    title: 'Visit moved to 24-11-2026',
    body: 'Laura Mendoza moved the visit to Colegio Sor Juana of 17-11-2026; it will be at 09:00.',
    when: 'Yesterday · 19-11-2026 08:12',
    isUnread: true,
    href: '/visitas/2',
  },
  {
    id: '1',
    icon: 'calendarAdd',
    title: 'Visit planned for 20-11-2026',
    body: 'Laura Mendoza will visit Colegio Sor Juana at 09:00.',
    when: 'Last week · 10-11-2026 07:15',
    isUnread: false,
    href: '/visitas/1',
  },
];
