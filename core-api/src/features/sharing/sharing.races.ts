import type { RacePlace, RoomRaces } from '../../testing/races';
import { sharedWith } from './sharing.testing';

/** A sharing whose letter has arrived, with somebody of this round: a person's letter is sent again thrice an hour. */
const sent = async (place: RacePlace) => {
  const person = await place.world.person('PROF', { school_id: place.school });
  return { ids: { sharedAgenda: await sharedWith({ ...place, person }), person } };
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
