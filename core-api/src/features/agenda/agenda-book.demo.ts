import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { insertRows, instantAt, minutesAfter } from '../../seeds/rows';
import { CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';

/** Minutes from the start until attendance is taken. */
const ROLL_CALL = 15;

export interface AgendaEntry {
  place: Place;
  type: AgendaActivity['activity_type'];
  activityId: number | null;
  coachId: number | null;
  title: string;
  description: string;
  date: string;
  time: string;
  startedAt: string | null;
  completedAt: string | null;
  /** When the record that it mirrors was cancelled. */
  cancelledAt?: string | null;
  createdAt: string;
  /** The people present, and who recorded them. */
  attendance?: { takenBy: number; present: readonly number[] };
  observation?: { author: number; result: string };
  /** The author; null for items of the system. */
  createdBy?: number | null;
  /** A reschedule: the previous day, by whom and why. */
  moved?: { from: string; by: number; why: string };
  /** The author of its proof. */
  proof?: { issuedBy: number };
}

/** Collects agenda items with attendance and observations, to be written together. */
export function agendaBook(now: string) {
  const agenda: NewRow<'agenda_activities'>[] = [];
  const assistants: NewRow<'activity_assistants'>[] = [];
  const present: NewRow<'activity_assistant_user'>[] = [];
  const observations: NewRow<'activity_observations'>[] = [];
  const moves: NewRow<'activity_reschedules'>[] = [];
  const proofs: NewRow<'attendance_proofs'>[] = [];

  return {
    add({ place, startedAt, completedAt, attendance, observation, moved, proof, ...entry }: AgendaEntry) {
      const id = agenda.length + 1;
      agenda.push({
        id,
        school_id: place.id,
        cycle_id: CYCLE_ID,
        coach_id: entry.coachId,
        activity_type: entry.type,
        activity_id: entry.activityId,
        activity: entry.title,
        description: entry.description,
        date: entry.date,
        time: entry.time,
        timezone: place.timezone,
        datetime: instantAt(entry.date, entry.time, place.timezone),
        isStarted: startedAt !== null,
        isCompleted: completedAt !== null,
        started_at: startedAt,
        completed_at: completedAt,
        cancelled_at: entry.cancelledAt ?? null,
        created_by: entry.createdBy ?? null,
        revision: 1,
        created_at: entry.createdAt,
        updated_at: completedAt ?? startedAt ?? entry.createdAt,
      });
      if (startedAt !== null && attendance) {
        const assistants_id = assistants.length + 1;
        const called = minutesAfter(startedAt, ROLL_CALL);
        const taken_at = called < now ? called : now;
        assistants.push({ id: assistants_id, agenda_activity_id: id, taken_by: attendance.takenBy, taken_at });
        present.push(...attendance.present.map((user_id) => ({ assistants_id, user_id })));
      }
      if (completedAt !== null && observation) {
        const { author: author_id, result } = observation;
        observations.push({ agenda_activity_id: id, result, author_id, updated_at: completedAt });
      }
      const { date, time } = entry;
      if (moved) {
        const { from: old_date, by: user_id, why: justification } = moved;
        const old = { old_date, old_time: time };
        moves.push({ agenda_activity_id: id, ...old, date, time, justification, user_id, created_at: entry.createdAt });
      }
      if (completedAt !== null && proof) {
        const facts = { name: entry.title, date, time, send_proof: false, issued_by: proof.issuedBy };
        proofs.push({ agenda_activity_id: id, ...facts, created_at: completedAt, updated_at: completedAt });
      }
    },

    /** Writes everything. Returns the numbers of records. */
    async write(trx: Knex) {
      await insertRows(trx, 'agenda_activities', agenda);
      await insertRows(trx, 'activity_assistants', assistants);
      await insertRows(trx, 'activity_assistant_user', present);
      await insertRows(trx, 'activity_observations', observations);
      await insertRows(trx, 'activity_reschedules', moves);
      await insertRows(trx, 'attendance_proofs', proofs);
      return { agenda: agenda.length, attendances: assistants.length, observations: observations.length };
    },
  };
}

export type AgendaBook = ReturnType<typeof agendaBook>;

/** A plausible part of a staff: about `share` of seven, varying with `turn`. */
export const partOf = (staff: readonly number[], share: number, turn: number): number[] =>
  staff.filter((_, index) => (index * 5 + turn * 3) % 7 < share);
