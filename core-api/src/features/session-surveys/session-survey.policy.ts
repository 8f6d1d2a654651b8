import { holds, type Actor } from '../../kernel/actor';
import { takesPart, type ConferenceRow } from '../conferences';

/** Who reads answers: administrators all, agents and petitioners those of their own sessions (decision 0068). */
export const mayReadAnswers = (actor: Actor, row: Pick<ConferenceRow, 'petitioner_id' | 'user_id'>): boolean =>
  holds(actor, 'session-survey:read') && (actor.grants.get('session-survey:read') === 'A' || takesPart(actor, row));
