import type { ProblemCode } from '@ruta/contracts';
import { Problem } from './problem';

/** A policy's answer: allowed, or the code of the refusal. */
export type Verdict = 'allowed' | ProblemCode;

/** Throws the refusal unless allowed. */
export function assertAllowed(verdict: Verdict): void {
  if (verdict !== 'allowed') throw new Problem(verdict);
}
