import { randomUUID } from 'node:crypto';
import { roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

/** A central activity of the cycle, which gives a proof. */
export async function centralActivity({ cycle, mark, insert }: FixturePlace): Promise<number> {
  const id = await insert('central_activities', {
    ...{ cycle_id: cycle, code: `central_${randomUUID().slice(0, 8)}`, title_es: mark, description_es: mark },
    ...{ window_start: '2026-11-16', window_end: '2026-11-27', levels: '[]', roles: '[]', gives_proof: true },
    ...{ tenths: 20, order: 1, active: true, ...STAMPS },
  });
  await insert('central_activity_reasons', { central_activity_id: id, order: 1, reason_es: mark });
  return id;
}

export const pfiFixtures = roomFixtures({ ids: { centralActivity } });
