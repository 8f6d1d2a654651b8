import type { ProblemCode } from '@ruta/contracts';
import { Problem } from './problem';

/** A policy's answer: allowed, or the refusal; by its code, or whole where its sentence has placeholders. */
export type Verdict = 'allowed' | ProblemCode | Problem;

/** Throws the refusal unless allowed. */
export function assertAllowed(verdict: Verdict): void {
  if (verdict !== 'allowed') throw verdict instanceof Problem ? verdict : new Problem(verdict);
}
