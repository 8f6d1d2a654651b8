// The hierarchy of a cycle written by hand: one statement for the page, one for the total, in parallel.
import type { RequestHandler } from 'express';
import { searchKey } from '../../core-api/src/database/search-key';
import type { Rows } from './rows';

const PLACES = ['director', 'manager', 'coordinator', 'coach', 'secondary_one', 'secondary_two'] as const;
type Place = (typeof PLACES)[number];

const PEOPLE = PLACES.map(
  (place) => `${place}.id as ${place}_id, ${place}.name as ${place}_name,
  ${place}.surname as ${place}_surname, ${place}.access as ${place}_access`,
).join(', ');
const JOINED = PLACES.map((place) => `left join users ${place} on ${place}.id = h.${place}_id`).join('\n');
const USE = `(select count(*) from users b where b.school_id = s.id and b.deleted_at is null) as people,
  (select sum(${PLACES.map((place) => `(t.${place}_id is not null)`).join('+')})
    from school_cycles o join school_hierarchies t on t.cycle_id = o.id and t.school_id = s.id
    where o.started_flag = 1 or (o.state = 'pending' and o.prepared = 1)) as assigned`;

const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'y']);
const title = (name: unknown) =>
  String(name)
    .split(' ')
    .map((word) => (SMALL.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(' ');

export const hierarchyByHand =
  (rows: Rows): RequestHandler =>
  async (req, res) => {
    const asked = new URLSearchParams(req.url.split('?')[1]);
    const page = Number(asked.get('page'));
    const search = asked.get('filter[search]');
    const narrow = `from school_hierarchies h
      where h.cycle_id = (select id from school_cycles where started_flag = 1)
        and not exists (select 1 from schools g where g.id = h.school_id and g.deleted_at is not null)
      ${search === null ? '' : 'and h.school_id in (select f.id from schools f where f.search_key like ?)'}`;
    const values = search === null ? [] : [`%${searchKey(search)}%`];
    const [[{ total } = { total: 0 }], found] = await Promise.all([
      rows(`select count(*) as total ${narrow}`, values),
      rows(
        `select h.id as hierarchy_id, h.cycle_id, h.school_id, h.revision, s.code, s.remote_id,
          coalesce(c.school_name, s.name) as school_name, coalesce(c.included, 1) as included, ${PEOPLE}, ${USE}
        from (select h.id ${narrow} order by h.director_access, h.id limit 10 offset ?) picked
        join school_hierarchies h on h.id = picked.id join schools s on s.id = h.school_id ${JOINED}
        left join cycle_schools c on c.cycle_id = h.cycle_id and c.school_id = h.school_id
        order by h.director_access, h.id`,
        [...values, (page - 1) * 10],
      ),
    ]);
    const data = found.map((row) => {
      const person = (place: Place) => ({
        ...{ id: Number(row[`${place}_id`]), name: title(row[`${place}_name`]) },
        ...{ surname: title(row[`${place}_surname`]), access: String(row[`${place}_access`]) },
      });
      const named = (place: Place) => {
        const { id, name, surname, access } = person(place);
        const entries = Object.entries({ id, name, surname, access });
        return Object.fromEntries(entries.map(([key, value]) => [`${place}_${key}`, value]));
      };
      const { access: access_one, ...one } = person('secondary_one');
      const { access: access_two, ...two } = person('secondary_two');
      const use = { people: Number(row['people']), assigned: Number(row['assigned']) };
      const excluded = Number(row['included']) === 0;
      return {
        ...{ id: Number(row['hierarchy_id']), cycle_id: Number(row['cycle_id']), excluded },
        ...{ revision: Number(row['revision']), use },
        can: { assign: true, release: true, exclude: false, include: false, rename: true, delete: false },
        ...{ school_id: Number(row['school_id']), school_name: String(row['school_name']) },
        ...{ school_code: String(row['code']), school_remote_id: row['remote_id'] as string | null },
        ...{ ...named('director'), ...named('manager'), ...named('coordinator'), ...named('coach') },
        ...{ manager: person('manager'), coordinator: person('coordinator'), coach: person('coach') },
        ...{ sec_coach_one: one, sec_coach_two: two },
        ...{ sec_coach_access_one: access_one, sec_coach_access_two: access_two },
      };
    });
    res.json({ data, page, size: 10, total: Number(total), pages: Math.ceil(Number(total) / 10), count: data.length });
  };
