import { roomFixtures } from '../../testing/fixtures';

export const reportsFixtures = roomFixtures({
  fields: { support_school_id: 'school' },
});
