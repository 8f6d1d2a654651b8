import type { Notification } from './notification.schema';

/** What the director hears when the coach of the sample visit finishes it. */
export const sampleNotification: Notification = {
  id: 9,
  type: 'visit.finished',
  title: 'Visita del 20-11-2026 finalizada',
  body: 'Laura Mendoza Reyes finalizó la visita a Colegio Sor Juana Inés de la Cruz. Ya puedes ver lo acordado.',
  url: '/scholastic/schools/1/visits/detail/101',
  read_at: null,
  created_at: '2026-11-20 17:40:00',
};

export const notificationWith = (differs: Partial<Notification>): Notification => ({
  ...sampleNotification,
  ...differs,
});
