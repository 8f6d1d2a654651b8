// The list of accounts written by hand: one statement for the page, one for the total, one for the roles.
import type { RequestHandler } from 'express';
import { utc, type Clock } from '../../core-api/src/time/clock';
import { searchKey } from '../../core-api/src/database/search-key';
import type { Rows } from './rows';

const COLUMNS = `u.id, u.email, u.access, u.name, u.surname, u.registration_method, u.timezone, u.school_id, u.active,
  u.is_banned, u.verified_at, u.last_login_at, u.created_at, u.deleted_at, u.revision, s.name as school_name,
  p.token as photo_token, t.confirmed_at as two_factor_at, e.email as pending_email, e.asked_at as pending_asked_at,
  e.expires_at as pending_expires_at, e.is_mailed as pending_is_mailed`;

/** A role of a person, with the levels that they have in it. */
interface HeldRole {
  id: number;
  code: string;
  su: boolean;
  pivot: { attach_type: string; levels: number[] };
}

export const usersByHand =
  (rows: Rows, clock: Clock): RequestHandler =>
  async (req, res) => {
    const asked = new URLSearchParams(req.url.split('?')[1]);
    const [page, size] = [Number(asked.get('page')), Number(asked.get('size'))];
    const where = ['u.deleted_at is null'];
    const values: (string | number)[] = [];
    const narrow = (name: string, sql: string, given: (value: string) => (string | number)[]) => {
      const value = asked.get(`filter[${name}]`);
      if (value === null) return;
      where.push(sql);
      values.push(...given(value));
    };
    narrow('search', 'u.search_key like ?', (text) => [`%${searchKey(text)}%`]);
    narrow('banned', 'u.is_banned = ?', (flag) => [Number(flag)]);
    narrow('verified', 'u.verified_at is not null', () => []);
    narrow('school_id', 'u.school_id = ?', (id) => [Number(id)]);
    const codes = asked.get('filter[roles_in]')?.split(',') ?? [];
    if (codes.length > 0) {
      where.push(`u.id in (select ru.user_id from role_user ru join roles r on r.id = ru.role_id
        where r.code in (${codes.map(() => '?').join(',')}))`);
      values.push(...codes);
    }
    const joined = `left join schools s on s.id = u.school_id left join user_photos p on p.user_id = u.id
      left join user_two_factor t on t.user_id = u.id left join pending_emails e on e.user_id = u.id`;
    const narrowed = `where ${where.join(' and ')}`;
    const [[{ total } = { total: 0 }], people] = await Promise.all([
      rows(`select count(*) as total from users u ${narrowed}`, values),
      rows(`select ${COLUMNS} from users u ${joined} ${narrowed} order by u.id desc limit ? offset ?`, [
        ...values,
        size,
        (page - 1) * size,
      ]),
    ]);
    const now = utc(clock.now());
    const ids = people.map(({ id }) => Number(id));
    const held = await rows(
      `select ru.user_id, r.id, r.code, r.su, ru.attach_type, l.level_id from role_user ru join roles r on r.id = ru.role_id
        left join role_user_levels l on l.user_id = ru.user_id and l.role_id = ru.role_id
        where ru.user_id in (${ids.map(() => '?').join(',')}) order by ru.user_id, ru.role_id, l.level_id`,
      ids,
    );
    const data = people.map(({ school_name, photo_token, two_factor_at, ...row }) => {
      const { pending_email, pending_asked_at, pending_expires_at, pending_is_mailed, ...person } = row;
      const isPending = pending_email !== null && String(pending_expires_at) > now;
      const roles = new Map<number, HeldRole>();
      for (const { user_id, id, code, su, attach_type, level_id } of held) {
        if (user_id !== person['id']) continue;
        const known = roles.get(Number(id));
        if (known) known.pivot.levels.push(Number(level_id));
        else {
          const levels = level_id === null ? [] : [Number(level_id)];
          roles.set(Number(id), {
            id: Number(id),
            code: String(code),
            su: Boolean(su),
            pivot: { attach_type: String(attach_type), levels },
          });
        }
      }
      const isVerified = person['verified_at'] !== null;
      const two_factor = two_factor_at !== null;
      const always = { update: true, ban: true, delete: true, restore: false, resetPassword: true };
      return {
        ...person,
        active: Boolean(person['active']),
        is_banned: Boolean(person['is_banned']),
        pending_email: isPending
          ? {
              email: String(pending_email),
              asked_at: String(pending_asked_at),
              expires_at: String(pending_expires_at),
              is_mailed: Boolean(pending_is_mailed),
            }
          : null,
        fullname: `${String(person['name'])} ${String(person['surname'])}`,
        roles: [...roles.values()],
        school: { id: Number(person['school_id']), name: String(school_name) },
        photo: photo_token === null ? null : `/api/photos/${String(photo_token)}`,
        two_factor,
        can: { ...always, verify: !isVerified, resetTwoFactor: two_factor },
      };
    });
    res.json({ data, page, size, total: Number(total), pages: Math.ceil(Number(total) / size), count: data.length });
  };
