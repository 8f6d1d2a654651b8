import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import type { AgendaParts } from '../agenda';
import type { ReportAsked } from '../reports';
import { reportedItems } from './activity-report.reader';

export interface ReportedPresence {
  user_id: number;
  school: string;
  activity: string;
  date: string;
  name: string;
  surname: string;
  folio?: string | null;
  tenths?: number | null;
  mailed_at?: string | null;
}

/** Who was present at what, oldest first and by name, in one statement. Proofs take the right to read them; revoked ones are none. */
export function reportedPresence(
  db: Knex,
  agenda: Pick<AgendaParts, 'kinds'>,
  asked: ReportAsked,
): Promise<ReportedPresence[]> {
  const query = reportedItems(db, agenda, asked)
    .join('activity_assistants as taken', 'taken.agenda_activity_id', 'agenda_activities.id')
    .join('activity_assistant_user as present', 'present.assistants_id', 'taken.id')
    .join('users', 'users.id', 'present.user_id')
    .orderBy(['users.search_key', 'users.id'])
    .limit(asked.max)
    .select<ReportedPresence[]>(
      ...['agenda_activities.activity', 'agenda_activities.date', 'schools.name as school'],
      ...['users.id as user_id', 'users.name', 'users.surname'],
    );
  return holds(asked.actor, 'proof:read') ? withProofs(query) : query;
}

const withProofs = (query: Knex.QueryBuilder): Promise<ReportedPresence[]> =>
  query
    .leftJoin('attendance_proofs as proofs', 'proofs.agenda_activity_id', 'agenda_activities.id')
    .leftJoin('attendance_proof_users as issued', (on) => {
      on.on('issued.proof_id', 'proofs.id').andOn('issued.user_id', 'users.id').andOnNull('issued.revoked_at');
    })
    .select<ReportedPresence[]>('issued.folio', 'issued.tenths', 'issued.mailed_at');

/** The names of levels in a language, by key. */
export async function levelNames(db: Knex, locale: ReportAsked['locale']): Promise<ReadonlyMap<string, string>> {
  const rows = await db('levels').select('key', 'name_es', 'name_en');
  return new Map(rows.map(({ key, name_es, name_en }) => [key, locale === 'es' ? name_es : name_en]));
}
