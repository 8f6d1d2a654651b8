import type { SurveyState } from '@ruta/contracts/surveys/survey.schema';
import { SURVEY_LATE_DAYS, SURVEY_OPEN_DAYS } from '@ruta/contracts/surveys/limits';
import { fromUtc, utc } from '../../time/clock';

const DAY_MS = 86_400_000;
const daysAfter = (instant: string, days: number): string => utc(new Date(fromUtc(instant).getTime() + days * DAY_MS));

/** What decides how a person stands to a survey. Instants are UTC. */
export interface SurveyTimes {
  /** When its activity was finished; null while it is not. */
  completed_at: string | null;
  /** When the person began; null before. */
  started_at: string | null;
  isFinished: boolean;
}

/**
 * Whether a survey takes answers of a person now, and until when (decision 0049). It is begun until 14 days after its
 * activity was finished; what was begun in time is taken 14 days more.
 */
export function standingOf(
  { completed_at, started_at, isFinished }: SurveyTimes,
  now: string,
): { state: SurveyState; closes_at: string | null } {
  if (isFinished) return { state: 'answered', closes_at: null };
  const begun = started_at !== null;
  const days = begun ? SURVEY_OPEN_DAYS + SURVEY_LATE_DAYS : SURVEY_OPEN_DAYS;
  const closes_at = completed_at === null ? null : daysAfter(completed_at, days);
  if (closes_at !== null && now > closes_at) return { state: 'over', closes_at };
  return { state: begun ? 'begun' : 'open', closes_at };
}
