import { ROLES, type RoleCode } from '@ruta/contracts';
import type { AuditSubject } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import { idsBy, known, minutesAfter } from '../../seeds/rows';
import type { Place } from '../schools/places.demo';
import { DEMO_DOMAIN } from '../users/accounts.demo-data';
import { ACTORS, AUDIT, type DemoSubject } from './audit.demo-data';
import { recordAudit } from './record-audit';

interface AuditToSeed {
  trx: Knex.Transaction;
  placesByKey: ReadonlyMap<string, Place>;
  now: string;
}

interface Subject {
  type: AuditSubject;
  id: number;
  label: string;
}

/** The audit log of the last two months, the oldest entry first. It comes after the rows that it tells of. */
export async function auditDemo({ trx, placesByKey, now }: AuditToSeed): Promise<{ auditEntries: number }> {
  const told = (facts: Record<string, unknown>, at: string) => {
    const { school_id: school, deleted_at } = facts;
    return {
      ...facts,
      ...(typeof school === 'string' ? { school_id: known(placesByKey, school).id } : {}),
      ...(deleted_at === '' ? { deleted_at: at } : {}),
    };
  };
  const subjectOf = await subjectsOf(trx, placesByKey);
  const entries = [...AUDIT].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const { daysAgo, by, action, on, before, after } of entries) {
    const at = minutesAfter(now, -Math.round(daysAgo * 24 * 60));
    await recordAudit(trx, {
      at,
      actor: by === undefined ? null : { userId: subjectOf({ user: by }).id, role: ACTORS[by] },
      action,
      subject: subjectOf(on),
      ...(before ? { before: told(before, at) } : {}),
      ...(after ? { after: told(after, at) } : {}),
    });
  }
  return { auditEntries: entries.length };
}

/** Finds subjects with their present names. */
async function subjectsOf(trx: Knex, placesByKey: ReadonlyMap<string, Place>): Promise<(on: DemoSubject) => Subject> {
  const people = await trx('users').select('id', 'email', 'name', 'surname');
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const roles = await idsBy<RoleCode>(trx, 'roles', 'code');
  const invitations = await idsBy<string>(trx, 'invitations', 'email');
  return (on) => {
    if ('user' in on) {
      const { id, name, surname } = known(byEmail, `${on.user}@${DEMO_DOMAIN}`);
      return { type: 'user', id, label: `${name} ${surname}` };
    }
    if ('role' in on) return { type: 'role', id: known(roles, on.role), label: ROLES[on.role].name.es };
    if ('school' in on) {
      const { id, name } = known(placesByKey, on.school);
      return { type: 'school', id, label: name };
    }
    return { type: 'invitation', id: known(invitations, on.invitation), label: on.invitation };
  };
}
