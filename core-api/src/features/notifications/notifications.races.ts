import { FIXTURES_MADE } from '../../testing/fixtures';
import { roleIdOf, sessionsFor, type RoomRaces } from '../../testing/races';

export const notificationsRaces: RoomRaces = {
  notification: {
    about: ['notification', 'PUT /notifications/markallasread'],
    states: {
      unread: async ({ db, world, insert }) => {
        const user_id = await world.person('COACH');
        const notification = await insert('notifications', {
          ...{ user_id, type: 'visit.scheduled', url: '/', created_at: FIXTURES_MADE },
          data: JSON.stringify({ school: 'Colegio', date: '2026-11-20', time: '10:00' }),
        });
        const [{ token } = { token: '' }] = await sessionsFor(db, { user_id, role_id: await roleIdOf(db, 'COACH') });
        return { ids: { notification, user: user_id }, tokens: [token, token] };
      },
    },
    rows: (db, { ids }) => ({ notifications: db('notifications').where({ user_id: ids['user'] ?? 0 }) }),
  },
};
