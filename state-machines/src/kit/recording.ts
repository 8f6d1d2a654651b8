/** What is recorded while something happens (attendance, evidence, observation), and the end of it. */
import { EVIDENCE_MAX } from '@ruta/contracts/kit/limits';
import { answer, asSent, calling, followServer } from './steps';

/** What has been recorded: counters, for the lists themselves belong to the server. */
export interface FieldRecord {
  attendees: number;
  evidence: number;
  hasObservation: boolean;
}

/** Nothing recorded yet: whatever has not started. */
export const EMPTY_RECORD: FieldRecord = { attendees: 0, evidence: 0, hasObservation: false };

/** What may be absent at the end; absence is told, never refused. */
export type MissingRecord = 'attendance' | 'evidence' | 'observation';

/** Whether a text says something: spaces alone do not. */
export const isFilled = (text: string | null): text is string => text !== null && text.trim() !== '';

/** What is lacking at the end, to be told to the person who is asked. */
export function missingBeforeFinish({ attendees, evidence, hasObservation }: FieldRecord): MissingRecord[] {
  const missing: MissingRecord[] = [];
  if (attendees === 0) missing.push('attendance');
  if (evidence === 0) missing.push('evidence');
  if (!hasObservation) missing.push('observation');
  return missing;
}

/** Whether one more file fits (VIS-06, ACT-03). */
export const evidenceHasRoom = (files: number): boolean => files < EVIDENCE_MAX;

/** A record after one of its events; the rest of it stays. The actions of `recordingEvents` are made of these. */
export const recorded = {
  attendance: <Record extends FieldRecord>(record: Record, { attendees }: { attendees: number }): Record => ({
    ...record,
    attendees,
  }),
  evidence: <Record extends FieldRecord>(record: Record, { change }: { change: 1 | -1 }): Record => ({
    ...record,
    evidence: record.evidence + change,
  }),
  observation: <Record extends FieldRecord>(record: Record, { result }: { result: string }): Record => ({
    ...record,
    hasObservation: isFilled(result),
  }),
};

/**
 * The events that tell what the server has recorded, listened to whatever the person is doing on the screen. They need
 * the guards `evidenceHasRoom` and `evidenceIsPresent`, and an action for each of `recorded`.
 */
export const recordingEvents = {
  'attendance.saved': { actions: { type: 'recordAttendance', params: asSent } },
  'evidence.added': { guard: 'evidenceHasRoom', actions: { type: 'countEvidence', params: { change: 1 } } },
  'evidence.removed': { guard: 'evidenceIsPresent', actions: { type: 'countEvidence', params: { change: -1 } } },
  'observation.saved': { actions: { type: 'recordObservation', params: asSent } },
} as const;

/** The two states of an end: asked about, and called for. Refused or declined, the recording goes on. */
export const finishing = <
  const Machine extends string,
  const Port extends string,
  const End extends string,
  const Then extends readonly string[],
  Context,
  Known,
>(of: {
  machine: Machine;
  port: Port;
  known: (context: Context) => Known;
  /** The final state it leads to. */
  end: End;
  /** Actions once it has ended, after the server's sentence is shown. */
  then: Then;
}) =>
  ({
    confirmingFinish: {
      description: 'Lists what is missing (`missingToFinish`) and asks; never refused for it.',
      tags: 'confirming',
      on: {
        'action.confirmed': 'finishing',
        'action.declined': 'recording',
        'server.statusChanged': followServer(of.machine),
      },
    },
    finishing: calling({
      port: of.port,
      input: of.known,
      done: {
        target: `#${of.machine}.${of.end}`,
        actions: [{ type: 'recordFinished', params: answer }, { type: 'showNotice', params: answer }, ...of.then],
      },
      back: 'recording',
    }),
  }) as const;
