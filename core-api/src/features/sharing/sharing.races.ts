import { randomBytes } from 'node:crypto';
import { roleIdOf, sessionsFor, type RacePlace, type RoomRaces } from '../../testing/races';
import { sharedWith, stopLink } from './sharing.testing';

/** A sharing whose letter has arrived, with somebody of this round: a person's letter is sent again thrice an hour. */
const sent = async (place: RacePlace) => {
  const person = await place.world.person('PROF', { school_id: place.school });
  const role_id = await roleIdOf(place.db, 'PROF');
  const [one, other] = await sessionsFor(place.db, { user_id: person, role_id }, 2);
  const sharedAgenda = await sharedWith({ ...place, person });
  const link = randomBytes(32).toString('base64url');
  await stopLink({ ...place, person }, link);
  await place.insert('calendar_events', {
    ...{
      user_id: person,
      agenda_activity_id: person,
      shared_agenda_id: sharedAgenda,
      uid: `race-${person}`,
      sequence: 0,
    },
    ...{ type: 'CustomActivity', title: 'Taller', datetime: '2026-11-24 16:00:00', duration_min: 60, place: '' },
    ...{ status: 'confirmed', sent_at: '2026-11-20 18:00:00' },
  });
  return {
    ids: { sharedAgenda, person },
    facts: { link },
    tokens: [one?.token ?? '', other?.token ?? ''] as const,
  };
};

/** An activity of the school, and somebody of this round to share it with. */
const unshared = async (place: RacePlace) => {
  const person = await place.world.person('PROF', { school_id: place.school });
  return { ids: { school: place.school, activity: await place.id('activity'), person } };
};

/** Two resend one letter, which then goes once; its recipient opens it, or stops changes, beside them (F06). */
export const sharingRaces: RoomRaces = {
  'week of a school': {
    about: ['POST /schools/share-agenda'],
    states: { unshared },
    bodies: {
      'POST /schools/share-agenda': ({ ids }) => ({
        activities: [ids['activity'] ?? 0],
        professors: [ids['person'] ?? 0],
      }),
    },
    rows: (db, { ids }) => ({
      recipients: db('shared_agenda_professors')
        .where({ user_id: ids['person'] ?? 0 })
        .select('status', 'letter'),
    }),
  },
  sharedAgenda: {
    about: ['sharedAgenda', 'POST /calendar-changes/stop'],
    states: { sent },
    bodies: {
      'POST /schools/share-agenda/:id/resend': ({ ids }) => ({ professors: [ids['person'] ?? 0] }),
      'POST /calendar-changes/stop': ({ facts = {} }) => ({ token: facts['link'] }),
    },
    rows: (db, { ids }) => ({
      recipients: db('shared_agenda_professors')
        .where({ shared_agenda_id: ids['sharedAgenda'] ?? 0 })
        .select('status', 'letter'),
      events: db('calendar_events')
        .where({ user_id: ids['person'] ?? 0 })
        .select('sequence', db.raw('stopped_at is not null as is_stopped')),
    }),
  },
};
