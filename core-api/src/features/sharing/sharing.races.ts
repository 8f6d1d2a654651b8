import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces } from '../../testing/races';
import { sharedWith } from './sharing.testing';

/** A sharing whose letter has arrived, with somebody of this round: a person's letter is sent again thrice an hour. */
const sent = async (place: RacePlace) => {
  const person = await place.world.person('PROF', { school_id: place.school });
  const role_id = await roleIdOf(place.db, 'PROF');
  const [one, other] = await sessionsFor(place.db, { user_id: person, role_id }, 2);
  return {
    ids: { sharedAgenda: await sharedWith({ ...place, person }), person },
    tokens: [one?.token ?? '', other?.token ?? ''] as const,
  };
};

/** Two resend one letter, which then goes once; its recipient opens it beside them (F06). */
export const sharingRaces: RoomRaces = {
  sharedAgenda: {
    about: ['sharedAgenda'],
    states: { sent },
    bodies: { 'POST /schools/share-agenda/:id/resend': ({ ids }) => ({ professors: [ids['person'] ?? 0] }) },
    rows: (db, { ids }) => ({
      recipients: db('shared_agenda_professors')
        .where({ shared_agenda_id: ids['sharedAgenda'] ?? 0 })
        .select('status', 'letter'),
    }),
  },
};
