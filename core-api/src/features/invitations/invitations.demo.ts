import type { RoleCode } from '@ruta/contracts';
import { INVITATION_DAYS } from '@ruta/contracts/invitations/limits';
import type { Knex } from 'knex';
import { idsBy, insertRows, known, minutesAfter } from '../../seeds/rows';
import type { Place } from '../schools/places.demo';
import { DEMO_DOMAIN } from '../users/accounts.demo-data';
import type { People } from '../users/users.demo';

const DAY = 24 * 60;

interface InvitationSeed {
  email: string;
  role: RoleCode;
  school?: Place['key'];
  /** Days since the last mail. */
  daysAgo: number;
  resent?: number;
  by?: string;
  /** Login of the resulting account. */
  accepted?: string;
}

/** Open, expired and accepted invitations. The links of the open ones are lost; send them again to get one. */
const INVITATIONS: readonly InvitationSeed[] = [
  { email: 'lucia.ortiz@escuela.test', role: 'PROF', school: 'ahuehuete', daysAgo: 0.1 },
  { email: 'tomas.villalobos@escuela.test', role: 'PROF', school: 'ahuehuete', daysAgo: 1 },
  { email: 'ximena.pacheco@escuela.test', role: 'COOR', school: 'rio-hondo', daysAgo: 2, resent: 1 },
  { email: 'rodrigo.salas@escuela.test', role: 'COACH', daysAgo: 3 },
  { email: 'ines.galvan@escuela.test', role: 'SUPER_ADMIN', daysAgo: 4, by: 'super' },
  { email: 'noe.barrientos@escuela.test', role: 'DIR', school: 'matilde-montoya', daysAgo: 9 },
  { email: 'paloma.trejo@escuela.test', role: 'PROF', school: 'sandoval-vallarta', daysAgo: 15, resent: 2 },
  { email: `prof@${DEMO_DOMAIN}`, role: 'PROF', school: 'ahuehuete', daysAgo: 60, accepted: 'prof' },
  { email: `coach-2@${DEMO_DOMAIN}`, role: 'COACH', daysAgo: 62, accepted: 'coach-2' },
  { email: `content@${DEMO_DOMAIN}`, role: 'CONTENT', daysAgo: 65, accepted: 'content' },
];

interface InvitationsToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  now: string;
}

/** Invitations in every state. */
export async function invitationsDemo({
  trx,
  people,
  placesByKey,
  now,
}: InvitationsToSeed): Promise<{ invitations: number }> {
  const roles = await idsBy<RoleCode>(trx, 'roles', 'code');
  const rows = [...INVITATIONS]
    .sort((a, b) => b.daysAgo - a.daysAgo)
    .map(({ email, role, school, daysAgo, resent = 0, by = 'admin', accepted }) => {
      const sentAt = minutesAfter(now, -Math.round(daysAgo * DAY));
      const acceptedAt = accepted === undefined ? null : minutesAfter(sentAt, DAY);
      return {
        email,
        role_id: known(roles, role),
        school_id: school === undefined ? null : known(placesByKey, school).id,
        invited_by: known(people.byLogin, by),
        open_key: acceptedAt === null ? `${email}:${known(roles, role)}` : null,
        locale: 'es' as const,
        letters: resent + 1,
        sent_at: sentAt,
        expires_at: minutesAfter(sentAt, INVITATION_DAYS * DAY),
        accepted_at: acceptedAt,
        accepted_by: accepted === undefined ? null : known(people.byLogin, accepted),
        revision: resent + 1,
        created_at: minutesAfter(sentAt, -resent * DAY),
        updated_at: acceptedAt ?? sentAt,
      };
    });
  await insertRows(trx, 'invitations', rows);
  return { invitations: rows.length };
}
