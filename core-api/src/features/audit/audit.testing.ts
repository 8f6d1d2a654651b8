import { roomFixtures } from '../../testing/fixtures';

export const auditFixtures = roomFixtures({
  lists: [{ as: 'ADMIN', path: '/audit', index: 'audit_at' }],
});
