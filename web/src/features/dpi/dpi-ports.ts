import type { DpiProgress } from '@ruta/contracts/dpi/dpi.schema';
import type { DpiOutputs } from '@ruta/state-machines/dpi/dpi.events';
import type { dpiMachine } from '@ruta/state-machines/dpi/dpi.machine';
import { call, isLasting, ProblemError } from '../../lib/api';
import type { PortsOf } from '../../shared/flow/use-flow';
import { answerDpi, finishDpi, startDpi } from './dpi.calls';

/** What the calls of one sheet share. */
export interface DpiSession {
  submissionId: number;
  /** When the question was shown, by this device's monotonic clock. */
  shownAt: number;
  /** Milliseconds that the answer to send took: the same at every attempt. */
  elapsed: { questionId: number; ms: number } | null;
}

export const newDpiSession = (): DpiSession => ({ submissionId: 0, shownAt: 0, elapsed: null });

/** The refusals that sending again does not change. */
const refusedFor = ({ message }: ProblemError) => ({ outcome: 'refused' as const, message });

/** Calls of the diagnostic machine while somebody answers (DPI-01, DPI-02). */
export function dpiPorts(session: DpiSession): PortsOf<typeof dpiMachine> {
  const shown = ({ next }: DpiProgress) => {
    session.shownAt = performance.now();
    session.elapsed = null;
    return next && { questionId: next.question_id, msLeft: next.msLeft };
  };

  return {
    async startSubmission({ timeFactor }): Promise<DpiOutputs['startSubmission']> {
      try {
        const { data } = await call(startDpi, { body: { time_factor: timeFactor } });
        session.submissionId = data.submission_id;
        return { outcome: 'open', written: data.written, next: shown(data) };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (error.code === 'dpi.answered') return { outcome: 'finished' };
        if (error.code === 'dpi.closed') return { outcome: 'closed' };
        if (isLasting(error)) return refusedFor(error);
        throw error;
      }
    },

    async saveAnswer({ questionId, optionId }): Promise<DpiOutputs['saveAnswer']> {
      const ms = Math.round(performance.now() - session.shownAt);
      session.elapsed = session.elapsed?.questionId === questionId ? session.elapsed : { questionId, ms };
      const body = {
        ...{ submission_id: session.submissionId, question_id: questionId, option_id: optionId },
        elapsed_ms: session.elapsed.ms,
      };
      try {
        const { data } = await call(answerDpi, { body });
        return { outcome: 'stored', written: data.written, isLate: data.isLate, next: shown(data) };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (error.code === 'dpi.closed') return { outcome: 'closed' };
        // Another device or a resume has written this question: go on where the sheet is.
        if (error.code === 'dpi.written') {
          const current = error.current as DpiProgress; // the contract of the refusal
          return { outcome: 'stored', written: current.written, isLate: false, next: shown(current) };
        }
        if (isLasting(error)) return refusedFor(error);
        throw error;
      }
    },

    async finishSubmission() {
      const { message } = await call(finishDpi, { body: { submission_id: session.submissionId } });
      return { message: message ?? '' };
    },

    // The page of the results and the plan run these.
    saveEndDate: () => Promise.reject(new Error('Nobody sets the end while answering')),
    establishPai: () => Promise.reject(new Error('Nobody establishes a plan while answering')),
  };
}
