/** Recording of attendance, evidence and observation, and the states that finish it. */
import { EVIDENCE_MAX } from '@ruta/contracts/kit/limits';
import { answer, asSent, calling, followServer } from './steps';

/** What has been recorded, as counts; the lists belong to the server. */
export interface FieldRecord {
  attendees: number;
  evidence: number;
  hasObservation: boolean;
}

/** Initial record of a flow that has not started. */
export const EMPTY_RECORD: FieldRecord = { attendees: 0, evidence: 0, hasObservation: false };

/** Parts that may be missing at the end. The person sees which; finishing is never refused for them. */
export type MissingRecord = 'attendance' | 'evidence' | 'observation';

/** Whether a text has more than spaces. */
export const isFilled = (text: string | null): text is string => text !== null && text.trim() !== '';

/** Missing parts, to list when the person is asked to confirm. */
export function missingBeforeFinish({ attendees, evidence, hasObservation }: FieldRecord): MissingRecord[] {
  const missing: MissingRecord[] = [];
  if (attendees === 0) missing.push('attendance');
  if (evidence === 0) missing.push('evidence');
  if (!hasObservation) missing.push('observation');
  return missing;
}

/** Whether one more file is allowed (VIS-06, ACT-03). */
export const evidenceHasRoom = (files: number): boolean => files < EVIDENCE_MAX;

/** Reducers for the events of `recordingEvents`; they leave the rest of the record as it is. */
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
 * Root-level events about what the server has recorded; they apply in every state of the recording. Needs the guards
 * `evidenceHasRoom` and `evidenceIsPresent` and one action per reducer of `recorded`.
 */
export const recordingEvents = {
  'attendance.saved': { actions: { type: 'recordAttendance', params: asSent } },
  'evidence.added': { guard: 'evidenceHasRoom', actions: { type: 'countEvidence', params: { change: 1 } } },
  'evidence.removed': { guard: 'evidenceIsPresent', actions: { type: 'countEvidence', params: { change: -1 } } },
  'observation.saved': { actions: { type: 'recordObservation', params: asSent } },
} as const;

/**
 * The states `confirmingFinish`, `savingRecord` and `finishing`. The port `saveRecord` sends what is typed or chosen and
 * not on the server yet; while it fails, nothing is finished. Declining and a refused call return to `recording`.
 */
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
  /** State to go to once finished. */
  end: End;
  /** Actions to run after the server's message is shown. */
  then: Then;
}) =>
  ({
    confirmingFinish: {
      description: 'Asks for confirmation and lists missing parts (`missingToFinish`); they never prevent finishing.',
      tags: 'confirming',
      on: {
        'action.confirmed': 'savingRecord',
        'action.declined': 'recording',
        'server.statusChanged': followServer(of.machine),
      },
    },
    savingRecord: calling({
      port: 'saveRecord',
      input: of.known,
      done: { target: 'finishing' },
      back: 'recording',
    }),
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
