import { FIXTURES_MADE, roomFixtures, TOKEN, type FixturePlace } from '../../testing/fixtures';
import { hashOf } from './feed-owner.reader';

/** A sharing of the school's agenda with the person, whose letter was sent. */
export async function sharedWith({ school, cycle, coach, person, mark, insert, id }: FixturePlace): Promise<number> {
  const sharing = await insert('shared_agendas', {
    ...{ user_id: coach, school_id: school, cycle_id: cycle, start_at: '2026-11-23', end_at: '2026-11-27' },
    ...{ types: '[]', send_calendar: true, message: mark, created_at: FIXTURES_MADE },
  });
  await insert('shared_agenda_activities', {
    ...{ shared_agenda_id: sharing, agenda_activity_id: await id('activity'), type: 'CustomActivity', title: mark },
    ...{ coach_id: coach, date: '2026-11-24', time: '10:00', datetime: '2026-11-24 16:00:00' },
    ...{ timezone: 'America/Mexico_City', duration_min: 60, place: mark, sequence: 0 },
  });
  await insert('shared_agenda_professors', {
    ...{ shared_agenda_id: sharing, user_id: person, status: 'sent', letter: 1, mailed_at: FIXTURES_MADE },
  });
  return sharing;
}

/** The link of a letter that stops the person's letters with changes. */
export const stopLink = ({ person, insert }: FixturePlace, token: string) =>
  insert('calendar_stop_links', { user_id: person, token_hash: hashOf(token), created_at: FIXTURES_MADE });

const days = { start: '2026-11-20', end: '2026-11-27' };

export const sharingFixtures = roomFixtures({
  ids: { sharedAgenda: sharedWith },
  params: { '/schools/share-agenda/:id': 'sharedAgenda', '/shared-agendas/:id': 'sharedAgenda' },
  tables: {
    '/schools/share-agenda': ['shared_agendas', 'shared_agenda_activities', 'shared_agenda_professors'],
    '/shared-agendas': ['shared_agenda_professors'],
    '/calendar-feed': ['calendar_feeds'],
    '/calendar': ['agenda_activities'],
    '/calendar-changes': ['calendar_events'],
  },
  lists: [
    { as: 'COACH', path: '/schools/share-agenda', index: 'shared_agendas_by_school' },
    { as: 'PROF', path: '/shared-agendas', index: 'shared_professors_by_person' },
  ],
  queries: { 'GET /schools/share-agenda/candidates': days },
  bodies: {
    'POST /schools/share-agenda': {
      ...{ start_at: days.start, end_at: days.end, types: [], activities: [1], professors: [1] },
      ...{ send_calendar: true, message: 'Nos vemos el martes.' },
    },
    'POST /schools/share-agenda/:id/resend': { professors: [1] },
    'POST /calendar-changes/stop': { token: TOKEN },
  },
  once: (place) => stopLink(place, TOKEN),
});
