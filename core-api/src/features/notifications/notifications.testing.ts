import { FIXTURES_MADE, roomFixtures } from '../../testing/fixtures';

export const notificationsFixtures = roomFixtures({
  ids: {
    notification: ({ person, mark, insert }) =>
      insert('notifications', {
        user_id: person,
        type: 'visit.scheduled',
        data: JSON.stringify({ school: mark, date: '2026-11-20', time: '10:00' }),
        url: '/',
        created_at: FIXTURES_MADE,
      }),
  },
  params: { '/notifications/:id': 'notification' },
  lists: [{ as: 'DIR', path: '/scholastic/notifications', index: 'notifications_user_id_id_index' }],
});
