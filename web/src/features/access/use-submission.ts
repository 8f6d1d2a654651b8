import { useEffect, useRef, useState, type RefObject } from 'react';
import { asProblem, firstErrors, type ProblemError } from '../../lib/api';

export interface Submission {
  isPending: boolean;
  /** What the server refused last; null while nothing is, and from the next attempt on. */
  problem: ProblemError | null;
  setProblem: (problem: ProblemError | null) => void;
  /** The first sentence of each field, for the form. */
  errors: Record<string, string>;
  /** What no field says, for the alert above them; the alert that takes `alert` has the focus then. */
  general: ProblemError | null;
  alert: RefObject<HTMLDivElement | null>;
  /** Does it, unless it is being done; what it throws becomes the problem, unless `elsewhere` says where to go on. */
  submit: (work: () => Promise<void>, elsewhere?: (refused: ProblemError) => (() => void) | undefined) => void;
}

/** One form's way to the server: pressed once, it waits, and what is refused stands beside its field or above all of them. */
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
