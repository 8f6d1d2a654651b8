import type { ProblemCode } from '@ruta/contracts';
import { Problem } from './problem';

/** What a policy answers: allowed, or the refusal to give. */
export type Verdict = 'allowed' | ProblemCode;

/** Throws the refusal unless the verdict allows. */
export function assertAllowed(verdict: Verdict): void {
  if (verdict !== 'allowed') throw new Problem(verdict);
}
