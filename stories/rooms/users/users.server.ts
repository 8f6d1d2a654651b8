import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import type { Page } from '@ruta/contracts/kit/replies';
import type { MessageCode } from '@ruta/contracts/messages';
import { problemText } from '@ruta/contracts/problems';
import {
  samplePendingEmail,
  heldRole,
  sampleRoleChoices,
  sampleUsers,
  userPageOf,
  userWith,
} from '@ruta/contracts/users/user.sample';
import type { HeldRole, UserDetail, UserForm } from '@ruta/contracts/users/user.schema';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { emailChange } from '@ruta/contracts/users/email-change.api';
import { users } from '@ruta/contracts/users/users.api';
import { usersAtOnce } from '@ruta/contracts/users/users-at-once.api';
import type { UserResult } from '@ruta/contracts/users/users-at-once.api';
import { adminUser, adminUsers } from '@ruta/contracts/users/users.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { sorted } from '../../kit/sorted';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const held = (id: number, levels: number[]): HeldRole[] =>
  sampleRoleChoices.filter((role) => role.id === id).map(({ code }) => heldRole(code, { levels }));

const KEYS = {
  id: ({ id }: UserDetail) => id,
  name: ({ fullname }: UserDetail) => fullname,
  email: ({ email }: UserDetail) => email,
};

interface Chosen {
  id: number;
  revision: number;
}
/** The people of a call; the screen's own bar sends this shape. */
const peopleIn = (body: unknown) => (body as { people: readonly Chosen[] }).people;

/** Overrides of the first page of all accounts. */
export interface AccountsDiffer extends Partial<Page<UserDetail>> {
  /** School of the filter. */
  school?: { id: number; name: string };
}

const listOf =
  ({ school, ...page }: AccountsDiffer, scene: Scene) =>
  (rows: UserDetail[]) => ({
    users: pageOf(rows, page),
    school: school ?? null,
    can: { purge: scene.can('user:purge') },
  });

/**
 * The network's accounts on a server in memory: changes last as long as the story. Filters are not applied; a story
 * passes the rows that its address would match.
 */
export const accounts =
  (rows: UserDetail[] = sampleUsers, differs: AccountsDiffer = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('user:read')) return [adminUsers, adminUser].map((call) => withhold(call, 'access.refused'));
    const list = listOf(differs, scene);
    let kept = rows;
    const one = (id: unknown) => kept.find((row) => row.id === Number(id)) ?? userWith({ id: Number(id) });
    const put = (id: unknown, changed: Partial<UserDetail>, code: MessageCode) => {
      const after = { ...one(id), ...changed };
      kept = kept.map((row) => (row.id === after.id ? after : row));
      return { data: after, message: messageFor(code, scene) };
    };
    /** A result per person: refused where the sample account may not be suspended. */
    const each = (people: readonly Chosen[], isSo: (user: UserDetail) => boolean, changed: Partial<UserDetail>) => ({
      data: people.map(({ id }): UserResult => {
        const user = one(id);
        if (!user.can.ban) {
          const why = problemText('users.above', scene.locale);
          return { id, outcome: 'refused', why, revision: null };
        }
        const outcome = isSo(user) ? 'already' : 'done';
        kept = kept.map((row) => (row.id === id ? { ...row, ...changed } : row));
        return { id, outcome, why: null, revision: user.revision };
      }),
    });
    return [
      answer(adminUsers, ({ query }) => list(sorted(kept, query.get('sort') ?? '-id', KEYS))),
      answer(adminUser, ({ params }) => userPageOf(one(params['id']))),
      answer(users.ban, ({ params, body }) => {
        const { is_banned } = body as { is_banned: boolean };
        return put(params['id'], { is_banned }, is_banned ? 'users.banned' : 'users.unbanned');
      }),
      answer(users.verify, ({ params }) => {
        const { can } = one(params['id']);
        const verified_at = `${scene.today} 16:05:00`;
        return put(params['id'], { verified_at, can: { ...can, verify: false } }, 'users.verified');
      }),
      answer(users.delete, ({ params }) => {
        kept = kept.filter(({ id }) => id !== Number(params['id']));
        return { data: null, message: messageFor('users.deleted', scene) };
      }),
      answer(usersAtOnce.banAll, ({ body }) => {
        const { people, is_banned } = body as { people: readonly Chosen[]; is_banned: boolean };
        return each(people, ({ is_banned: before }) => before === is_banned, { is_banned });
      }),
      answer(usersAtOnce.verifyAll, ({ body }) =>
        each(peopleIn(body), ({ verified_at }) => verified_at !== null, { verified_at: `${scene.today} 16:05:00` }),
      ),
      answer(usersAtOnce.deleteAll, ({ body }) => {
        const answered = each(peopleIn(body), () => false, {});
        const gone = answered.data.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
        kept = kept.filter(({ id }) => !gone.includes(id));
        return answered;
      }),
      answer(users.restore, ({ params }) => put(params['id'], { deleted_at: null }, 'users.restored')),
      answer(users.purge, ({ query }) => ({
        data: { deleted: 3, unverified: 1 },
        ...(query.get('dry_run') === '1' ? {} : { message: messageFor('users.purged', scene) }),
      })),
      answer(users.update, ({ params, body }) => {
        const { name, surname, email, active, roles, school_id } = body as UserForm; // The screen's own form sends this shape.
        const before = one(params['id']);
        const asked = email === before.email ? undefined : email;
        const school = school_id === undefined ? before.school : sampleSchools.find(({ id }) => id === school_id);
        const { data, message } = put(
          before.id,
          {
            name: name ?? before.name,
            surname: surname ?? before.surname,
            fullname: `${name ?? before.name} ${surname ?? before.surname}`,
            ...(asked ? { pending_email: { ...samplePendingEmail, email: asked } } : {}),
            active: active ?? before.active,
            school: school ?? null,
            school_id: school?.id ?? null,
            roles: roles?.flatMap(({ id, levels }) => held(id, levels)) ?? before.roles,
            revision: before.revision + 1,
          },
          asked ? 'users.email-asked' : 'users.saved',
        );
        return { data: { ...data, link: null }, message };
      }),
      answer(emailChange.resendEmail, ({ params }) => {
        const { data, message } = put(params['id'], {}, 'users.email-sent-again');
        return { data: { ...data, link: null }, message };
      }),
      answer(emailChange.withdrawEmail, ({ params }) =>
        put(params['id'], { pending_email: null }, 'users.email-withdrawn'),
      ),
      answer(passwordCalls.mailReset, { data: { link: null }, message: messageFor('access.reset-mailed', scene) }),
      answer(twoFactorCalls.resetTwoFactor, { data: null, message: messageFor('access.two-factor-reset', scene) }),
    ];
  };
