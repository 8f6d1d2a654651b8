import type { ObservationForm } from '@ruta/contracts/observations/observation.schema';
import { OBSERVED_BACK_DAYS } from '@ruta/contracts/observations/limits';
import { strangers, unanswered } from '@ruta/state-machines/observations/observation.rules';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, fromUtc, utc } from '../../time/clock';
import { cycleOn } from '../cycles';
import { guideOf, levelsTaught, questionIdsOf } from './guide.reader';
import { isObservable } from './observation.policy';
import { observedTeacher } from './professor.reader';
import { schoolReachedAt } from './school.reader';

type Named = Pick<ObservationForm, 'school_id' | 'guide_id' | 'professor_id' | 'level_id'>;

const DAY_MS = 86_400_000;

/** When it was made: a future one is now. Refuses one that is too old. */
export function observedAt(told: string, now: Date): string {
  const moment = fromUtc(told);
  if (Number.isNaN(moment.getTime()) || now.getTime() - moment.getTime() > OBSERVED_BACK_DAYS * DAY_MS)
    throwFieldErrors({ observed_at: ['observations.observed.too-old'] });
  return utc(moment > now ? now : moment);
}

/**
 * What an observation or its draft names, at an instant: the school that the caller reached then, a level that it
 * teaches, a guide of that level, a teacher of the school and of the level. What is out of reach is 404.
 */
export async function assertNamed(db: Knex, actor: Actor, form: Named, at: string) {
  const { school_id, guide_id, professor_id, level_id } = form;
  const { timezone } = await schoolReachedAt(db, actor, school_id, at);
  const levels = await levelsTaught(db, school_id, actor.locale);
  if (!levels.some(({ id }) => id === level_id)) throw new Problem('observations.level-not-found');
  const guide = await guideOf(
    db,
    guide_id,
    levels.map(({ id }) => id),
  );
  const cycle = await cycleOn(db, dayIn(timezone, fromUtc(at)));
  const teacher = await observedTeacher(db, { id: professor_id, school_id, cycle_id: cycle?.id ?? 0, level_id });
  if (!teacher) throw new Problem('observations.professor-not-found');
  throwFieldErrors({
    ...(guide.level_id === level_id ? {} : { guide_id: ['observations.guide.of-level'] }),
    ...(teacher.isOfLevel ? {} : { professor_id: ['observations.professor.of-level'] }),
  });
  return { cycle, guide, timezone, isObservable: isObservable(teacher.mark, at) };
}

/** Refuses responses and comments for questions of another guide (B32) and, of a finished one, missing responses. */
export async function assertAnswers(
  db: Knex,
  guide_id: number,
  { responses, comments }: Pick<ObservationForm, 'responses' | 'comments'>,
  { isFinished }: { isFinished: boolean },
): Promise<void> {
  const ids = await questionIdsOf(db, guide_id);
  const missing = isFinished ? unanswered(ids, responses) : [];
  throwFieldErrors(
    Object.fromEntries([
      ...missing.map((id) => [`responses.${id}`, ['observations.response.missing']]),
      ...strangers(ids, responses).map((id) => [`responses.${id}`, ['observations.question.unknown']]),
      ...strangers(ids, comments).map((id) => [`comments.${id}`, ['observations.question.unknown']]),
    ]) as Record<string, string[]>,
  );
}
