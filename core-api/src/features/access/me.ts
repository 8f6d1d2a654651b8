import type { Me } from '@ruta/contracts/access/access.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import { currentCycle } from '../cycles';
import { rolesInForce, type RoleInForce } from '../roles';
import { photoUrl, UserModel } from '../users';

interface MeDeps {
  db: Knex;
  clock: Clock;
  serverTimezone: string;
}

/** The chosen role if the person still holds it; undefined if they have not chosen. */
export const chosenRole = (roles: readonly RoleInForce[], acting: number | null): RoleInForce | undefined =>
  roles.find(({ id }) => id === acting);

/** Reads the person's facts and abilities, for every page (ACC-05, ACC-06). */
export const meReader =
  ({ db, clock, serverTimezone }: MeDeps) =>
  async (actor: Actor): Promise<Me> => {
    const [user, photo, roles, cycle] = await Promise.all([
      UserModel.query(db).findById(actor.userId).throwIfNotFound(),
      db('user_photos').where({ user_id: actor.userId }).first('token'),
      rolesInForce(db, actor.userId),
      currentCycle(db),
    ]);
    const { id, email, name, surname, timezone, locale, school_id, acting_role_id } = user;
    return {
      user: {
        ...{ id, email, name, surname, timezone, locale, school_id },
        fullname: user.fullname(),
        photo: photoUrl(photo?.token),
      },
      role: actor.role,
      roles: roles.map(({ code }) => code),
      must_choose_role: roles.length > 1 && chosenRole(roles, acting_role_id) === undefined,
      withheld: actor.withheld.size > 0 ? 'access.two-factor-required' : null,
      abilities: [...actor.grants.keys()],
      cycle,
      server_time: utc(clock.now()),
      server_timezone: serverTimezone,
      user_timezone: timezone,
    };
  };

export type MeReader = ReturnType<typeof meReader>;
