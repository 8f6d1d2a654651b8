import { DUTIES } from '@ruta/contracts/duties';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import type { DutySource } from '../agenda';
import { visible } from './invitation.policy';

interface Waiting {
  waiting: number | string;
  next_end: string | null;
}

const SENTENCES = {
  es: (count: number) => (count === 1 ? '1 invitación espera respuesta' : `${count} invitaciones esperan respuesta`),
  en: (count: number) => (count === 1 ? '1 invitation awaits an answer' : `${count} invitations await an answer`),
};

/** One duty for all open invitations that the caller manages; none of a school's own, and none without any. */
export const waitingDuties =
  (db: Knex, clock: Clock): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (schoolId !== undefined || !holds(actor, 'invitation:manage')) return [];
    const query = db('invitations').whereNull('invitations.accepted_at');
    const row = await visible(query, actor)
      .where('invitations.expires_at', '>', utc(clock.now()))
      .count('* as waiting')
      .min('invitations.expires_at as next_end')
      .first<Waiting | undefined>();
    const count = Number(row?.waiting ?? 0);
    if (count === 0 || !row?.next_end) return [];
    const { group, title } = DUTIES.invitations_waiting;
    return [
      {
        key: 'invitations_waiting',
        group,
        act: 'view',
        count,
        title: title[locale],
        body: SENTENCES[locale](count),
        url: invitationsPages.adminInvitations.href(),
        school_id: null,
        due_at: row.next_end,
        date: null,
        time: null,
        severity: 'info',
      },
    ];
  };
