import type { Knex } from 'knex';
import { type Actor, holds } from '../../kernel/actor';
import { visitPolicy } from './visit.policy';

export interface OpenDraft {
  id: number;
  school_id: number;
  school_name: string;
  timezone: string;
  objective: string;
  date: string | null;
  datetime: string | null;
}

/** The drafts that the caller has open, of one school or of all within their reach; none for who writes no visits. */
export async function openDrafts(db: Knex, actor: Actor, schoolId?: number): Promise<OpenDraft[]> {
  if (!holds(actor, 'visit:write')) return [];
  const query = db('school_visits')
    .join('schools', 'schools.id', 'school_visits.school_id')
    .where({ 'school_visits.eraser': true, 'school_visits.coach_id': actor.userId })
    .orderBy('school_visits.id');
  if (schoolId !== undefined) void query.where('school_visits.school_id', schoolId);
  return (await visitPolicy
    .visible(query, actor, 'visit:write')
    .select(
      'school_visits.id',
      'school_visits.school_id',
      'schools.name as school_name',
      'school_visits.timezone',
      'school_visits.objective',
      'school_visits.date',
      'school_visits.datetime',
    )) as OpenDraft[];
}
