import type { PlanForm } from '@ruta/contracts/pfp/catalogue.schema';
import { LINK_TYPE } from '@ruta/contracts/pfp/limits';
import { FILM_TYPE } from '@ruta/contracts/kit/file-types';
import type { Knex } from 'knex';
import type { FormationContentRow } from './pfp.tables';

/** A plan as its form has it, as columns. */
export const planColumns = ({ levels, roles, hours, ...texts }: PlanForm) => ({
  ...texts,
  ...{ levels: JSON.stringify([...new Set(levels)]), roles: JSON.stringify([...new Set(roles)]) },
  tenths: Math.round(hours * 10),
});

interface NewPlan {
  cycle_id: number;
  form: PlanForm;
  at: string;
}

/** Adds a plan that is not published, after the others of its cycle. Returns its id. */
export async function insertPlan(trx: Knex, { cycle_id, form, at }: NewPlan): Promise<number> {
  const order = await nextOf(trx('formation_plans').where({ cycle_id }));
  const row = { ...planColumns(form), cycle_id, order, published_at: null, created_at: at, updated_at: at };
  const [id = 0] = await trx('formation_plans').insert(row);
  return id;
}

interface KeptFile {
  key: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Length of a film. */
  seconds: number | null;
}

/** What a content opens, as columns. */
export type Source = ReturnType<typeof fileSource> | ReturnType<typeof linkSource>;

export const fileSource = ({ key, size, type, seconds }: KeptFile) => ({
  ...{ kind: type === FILM_TYPE ? ('video' as const) : ('file' as const), mime_type: type, file_key: key, size },
  ...{ url: null, pages: null, duration_seconds: seconds, captions_key: null },
});

export const linkSource = (url: string) => ({
  ...{ kind: 'link' as const, mime_type: LINK_TYPE, file_key: null, size: null },
  ...{ url, pages: null, duration_seconds: null, captions_key: null },
});

interface NewContent {
  plan_id: number;
  name: string;
  required: boolean;
  source: Source;
  at: string;
}

/** Adds a content after the others of its plan. Returns its id. */
export async function insertContent(trx: Knex, { plan_id, source, at, ...facts }: NewContent): Promise<number> {
  const order = await nextOf(trx('formation_contents').where({ plan_id }));
  const row = { plan_id, ...facts, ...source, order, created_at: at, updated_at: at };
  const [id = 0] = await trx('formation_contents').insert(row);
  return id;
}

/** Gives the captions of a film, or takes them away, while it is the film that was judged. Returns how many it changed. */
export const putCaptions = (
  trx: Knex,
  { id, plan_id, file_key, captions_key: before }: FormationContentRow,
  captions_key: string | null,
): PromiseLike<number> =>
  trx('formation_contents')
    .where({ id, plan_id, kind: 'video', file_key, captions_key: before })
    .update({ captions_key });

/** Deletes the contents of a plan, which is deleted with them. */
export const deleteContents = (trx: Knex, plan_id: number): PromiseLike<number> =>
  trx('formation_contents').where({ plan_id }).delete();

async function nextOf(rows: Knex.QueryBuilder): Promise<number> {
  const [last] = await rows.max<{ last: number | null }[]>({ last: 'order' });
  return (last?.last ?? 0) + 1;
}
