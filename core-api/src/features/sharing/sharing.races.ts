import type { RacePlace, RoomRaces } from '../../testing/races';

/** A sharing with the person, whose letter has arrived. */
const sent = async ({ id, person }: RacePlace) => ({ ids: { sharedAgenda: await id('sharedAgenda'), person } });

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
