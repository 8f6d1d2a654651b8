import { useEffect, useRef, useState, type RefObject } from 'react';
import { asProblem, firstErrors, type ProblemError } from '../lib/api';

export interface Submission {
  isPending: boolean;
  /** The last refusal; null from the next attempt on. */
  problem: ProblemError | null;
  setProblem: (problem: ProblemError | null) => void;
  /** The first message of each field. */
  errors: Record<string, string>;
  /**
   * A refusal without field messages, for the alert above the form; the element with the ref `alert` then gets the
   * focus.
   */
  general: ProblemError | null;
  alert: RefObject<HTMLDivElement | null>;
  /**
   * Runs `work`, unless one runs. What it throws becomes `problem`, unless `elsewhere` returns a function to call
   * instead.
   */
  submit: (work: () => Promise<void>, elsewhere?: (refused: ProblemError) => (() => void) | undefined) => void;
}

/** Submission of one form: prevents double submits, and keeps the server's refusal for its fields or the alert. */
export function useSubmission(): Submission {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const errors = firstErrors(problem);
  const general = problem !== null && Object.keys(errors).length === 0 ? problem : null;

  useEffect(() => {
    if (general) alert.current?.focus();
  }, [general]);

  const attempt: (...given: Parameters<Submission['submit']>) => Promise<void> = async (work, elsewhere) => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const refused = asProblem(error);
      const goOn = elsewhere?.(refused);
      if (goOn) goOn();
      else setProblem(refused);
    } finally {
      setPending(false);
    }
  };
  const submit: Submission['submit'] = (...given) => void attempt(...given);
  return { isPending, problem, setProblem, errors, general, alert, submit };
}
