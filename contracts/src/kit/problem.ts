import type { Text } from '../locale';

export interface ProblemFacts {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 416 | 419 | 422 | 429 | 500 | 502 | 503 | 507;
  text: Text;
}

/** A refusal: its HTTP status and its sentence in both languages. */
export const problem = (status: ProblemFacts['status'], es: string, en: string): ProblemFacts => ({
  status,
  text: { es, en },
});
