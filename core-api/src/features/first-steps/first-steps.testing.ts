import { roomFixtures } from '../../testing/fixtures';

export const firstStepsFixtures = roomFixtures({
  bodies: { 'PUT /first-steps/put-away': { is_put_away: true } },
  tables: { '/first-steps': ['installation_events'] },
});
