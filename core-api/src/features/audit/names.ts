import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';

type Told = Pick<AuditEntry, 'before' | 'after'>;

/** The only field whose values are ids without a name. Roles are logged by code, people as subject or actor. */
const FIELD = 'school_id';

const schoolsIn = ({ before, after }: Told): number[] => {
  const ids = [before?.[FIELD], after?.[FIELD]].filter((value) => typeof value === 'number');
  return [...new Set(ids)];
};

/**
 * The current names of ids on a page of the log, also of deleted records, by entry. One query per page, none if there
 * are no such ids.
 */
export async function namesIn(db: Knex, actor: Actor, lines: readonly Told[]) {
  const ids = [...new Set(lines.flatMap(schoolsIn))];
  const query = everything(db('schools'), actor, 'audit:read').whereIn('id', ids).select('id', 'name');
  const schools = ids.length === 0 ? [] : await query;
  const nameOf = new Map(schools.map(({ id, name }) => [id, name]));
  return (line: Told): AuditEntry['names'] =>
    schoolsIn(line).flatMap((id) => {
      const label = nameOf.get(id);
      return label === undefined ? [] : [{ field: FIELD, id, label }];
    });
}
