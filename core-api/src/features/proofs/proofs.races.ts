import type { RacePlace, RoomRaces } from '../../testing/races';

const issued = async ({ id }: RacePlace) => ({ ids: { issuedProof: await id('issuedProof') } });

/** Two revocations of one proof: one holds, and at most one corrected proof is issued. */
export const proofsRaces: RoomRaces = {
  issuedProof: {
    about: ['issuedProof'],
    states: { issued },
    bodies: {
      'PUT /schools/activity/attendance-proofs/:id/revoke': (_, side) => ({
        reason: `El nombre está mal escrito, ${side}.`,
        corrected: { title: `Taller ${side}`, hours: side },
      }),
    },
    rows: (db, { ids }) => ({
      revoked: db('attendance_proof_users')
        .where({ id: ids['issuedProof'] ?? 0 })
        .select('reason', 'revoked_by'),
      corrected: db('attendance_proof_users')
        .where({ corrects_id: ids['issuedProof'] ?? 0 })
        .select('title', 'tenths'),
    }),
  },
};
