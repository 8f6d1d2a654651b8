import type { Knex } from 'knex';
import type { ScheduleThemeRow } from './conferences.tables';
import { pruneCategory } from './theme-level.model';

export interface ThemeFacts extends Pick<
  ScheduleThemeRow,
  'parent_id' | 'name_es' | 'name_en' | 'description_es' | 'description_en' | 'duration' | 'cooldown'
> {
  active: boolean;
}

/** Adds a theme at the end of its category, and returns its id. Its code is unique. */
export async function insertTheme(
  trx: Knex.Transaction,
  row: ThemeFacts & { code: string },
  at: string,
): Promise<number> {
  const [id = 0] = await trx('schedule_themes').insert({
    ...row,
    order: await nextOrder(trx, row.parent_id),
    updated_at: at,
  });
  return id;
}

const nextOrder = async (trx: Knex.Transaction, parent_id: number): Promise<number> => {
  const last = await trx('schedule_themes')
    .where({ parent_id })
    .max({ order: 'order' })
    .first<{ order: number | null }>();
  return (last.order ?? 0) + 1;
};

/** Changes a theme at its revision; returns how many it changed. In another category it comes last. */
export async function changeTheme(
  trx: Knex.Transaction,
  { id, revision }: Pick<ScheduleThemeRow, 'id' | 'revision'>,
  facts: ThemeFacts,
  at: string,
): Promise<number> {
  const before = await trx('schedule_themes').where({ id }).first('parent_id');
  const moved = before !== undefined && before.parent_id !== facts.parent_id;
  const changed = await trx('schedule_themes')
    .where({ id, revision })
    .update({
      ...facts,
      ...(moved && { order: await nextOrder(trx, facts.parent_id) }),
      revision: revision + 1,
      updated_at: at,
    });
  if (changed > 0 && moved) await pruneCategory(trx, before.parent_id);
  return changed;
}

/** Ties a theme to agents, and unties those of `among` who are none of them. */
export async function putAgents(
  trx: Knex.Transaction,
  theme: number,
  { agents, among }: { agents: readonly number[]; among: readonly number[] },
): Promise<void> {
  await trx('agent_theme')
    .where({ schedule_theme_id: theme })
    .whereIn('agent_id', [...among])
    .delete();
  if (agents.length > 0)
    await trx('agent_theme').insert(agents.map((agent_id) => ({ agent_id, schedule_theme_id: theme })));
}

/** Deletes a theme that no session is about, and what of its category is left empty; the caller has locked it. */
export async function deleteTheme(trx: Knex.Transaction, id: number): Promise<void> {
  const theme = await trx('schedule_themes').where({ id }).first('parent_id');
  await trx('schedule_themes').where({ id }).delete();
  if (theme) await pruneCategory(trx, theme.parent_id);
}
