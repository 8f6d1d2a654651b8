import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { ShareReason, ShareStatus } from '@ruta/contracts/sharing/limits';
import type { Flag, Table } from '../../database/table';

/** A sharing of a school's agenda. Written once. */
export interface SharedAgendaRow {
  id: number;
  user_id: number;
  school_id: number;
  cycle_id: number;
  /** First and last day of the range. */
  start_at: string;
  end_at: string;
  /** The chosen types as JSON; `[]` for every type. */
  types: string;
  send_calendar: Flag;
  message: string | null;
  created_at: string;
}

/** An activity as it was when it was shared; never updated. The item of the agenda may be gone, so no key refers to it. */
export interface SharedActivityRow {
  id: number;
  shared_agenda_id: number;
  agenda_activity_id: number;
  type: AgendaActivity['activity_type'];
  /** Empty for a visit, which is named after its coach when it is read (decision 0019). */
  title: string;
  coach_id: number | null;
  date: string;
  time: string;
  datetime: string;
  timezone: string;
  duration_min: number;
  place: string;
  /** How often it had been moved: SEQUENCE of its event in a calendar. */
  sequence: number;
}

/** A recipient, and how far their letter is. */
export interface SharedProfessorRow {
  id: number;
  shared_agenda_id: number;
  user_id: number;
  status: ShareStatus;
  reason: ShareReason | null;
  /** Number of the letter: 1, and one more each time it is sent again. A delivery counts only for its own letter. */
  letter: number;
  mailed_at: string | null;
  seen_at: string | null;
}

/** A private calendar address of a person in a role, by the hash of its secret (decision 0060). */
export interface CalendarFeedRow {
  id: number;
  user_id: number;
  role_id: number;
  token_hash: string;
  /** Fingerprint of address and password when it was made: another one ends it. */
  account_hash: string;
  created_at: string;
  used_at: string | null;
  revoked_at: string | null;
}

/** An activity in the calendar of a person, as it was last sent. The item of the agenda may be gone, so no key refers to it. */
export interface CalendarEventRow {
  id: number;
  user_id: number;
  agenda_activity_id: number;
  /** The sharing that sent it last; its school is that of the activity. */
  shared_agenda_id: number;
  uid: string;
  sequence: number;
  type: AgendaActivity['activity_type'];
  /** Empty for a visit, which is named after its coach when it is sent (decision 0019). */
  title: string;
  coach_id: number | null;
  datetime: string;
  duration_min: number;
  place: string;
  status: EventStatus;
  sent_at: string;
  /** When a letter is asked for, since the agenda says something else; null while nothing waits. */
  due_at: string | null;
  /** Since when the person gets no changes of it. */
  stopped_at: string | null;
}
export type EventStatus = 'confirmed' | 'cancelled';
/** What is sent of an event. */
export type SentEvent = Omit<CalendarEventRow, 'id' | 'user_id' | 'due_at' | 'stopped_at'>;

/** A link that ends the letters with changes of a person, by the hash of its secret. */
export interface CalendarStopLinkRow {
  id: number;
  user_id: number;
  token_hash: string;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    shared_agendas: Table<SharedAgendaRow, 'id'>;
    shared_agenda_activities: Table<SharedActivityRow, 'id'>;
    calendar_events: Table<CalendarEventRow, 'id'>;
    calendar_stop_links: Table<CalendarStopLinkRow, 'id'>;
    calendar_feeds: Table<CalendarFeedRow, 'id' | 'used_at' | 'revoked_at'>;
    shared_agenda_professors: Table<SharedProfessorRow, 'id' | 'letter'>;
  }
}
