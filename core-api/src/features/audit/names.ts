import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';

type Told = Pick<AuditEntry, 'before' | 'after'>;

/** The only thing that lines name by number alone: roles stand there by their codes, people as subject and actor. */
const FIELD = 'school_id';

const schoolsIn = ({ before, after }: Told): number[] => {
  const ids = [before?.[FIELD], after?.[FIELD]].filter((value) => typeof value === 'number');
  return [...new Set(ids)];
};

/**
 * What the lines of a page name by number alone, as it is called now, also after it was deleted; for each line its own.
 * One query for a page, and none for a page without such a number.
 */
export async function namesIn(db: Knex, actor: Actor, lines: readonly Told[]) {
  const ids = [...new Set(lines.flatMap(schoolsIn))];
  const query = everything(db('schools'), actor, 'audit:read').whereIn('id', ids).select('id', 'name');
  const schools = ids.length === 0 ? [] : ((await query) as { id: number; name: string }[]);
  const nameOf = new Map(schools.map(({ id, name }) => [id, name]));
  return (line: Told): AuditEntry['names'] =>
    schoolsIn(line).flatMap((id) => {
      const label = nameOf.get(id);
      return label === undefined ? [] : [{ field: FIELD, id, label }];
    });
}
