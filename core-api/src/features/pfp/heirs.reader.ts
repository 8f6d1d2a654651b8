import type { Knex } from 'knex';
import type { Heritage } from '../cycles';

interface Heirs {
  table: 'formation_plans' | 'formation_contents';
  columns: readonly string[];
  found: Knex.QueryBuilder;
}

const PLAN = ['key', 'name_es', 'name_en', 'description_es', 'description_en', 'levels', 'roles', 'tenths'] as const;
const CONTENT = ['kind', 'mime_type', 'name', 'file_key', 'url', 'size', 'pages', 'duration_seconds'] as const;
const MORE = ['captions_key', 'required', 'order'] as const;

interface Former {
  /** The previous cycle. */
  from: number;
  /** Of the plans that are inherited. */
  keys: readonly string[];
}

/** Keys of the published plans of a cycle that are not retired and that another one does not have. */
export const keysToInherit = (db: Knex, { from, to }: { from: number; to: number }): PromiseLike<string[]> =>
  db('formation_plans')
    .where({ cycle_id: from })
    .where('active', true)
    .whereNotNull('published_at')
    .whereNotIn('key', db('formation_plans').where({ cycle_id: to }).select('key'))
    .pluck('key');

/** Plans of the previous cycle as rows of a prepared one. */
export const planHeirs = (trx: Knex, { from, keys }: Former, { cycle, at }: Pick<Heritage, 'cycle' | 'at'>): Heirs => ({
  table: 'formation_plans',
  columns: ['cycle_id', ...PLAN, 'order', 'active', 'published_at', 'revision', 'created_at', 'updated_at'],
  found: trx('formation_plans')
    .where({ cycle_id: from })
    .whereIn('key', [...keys])
    .select(trx.raw('?', [cycle.id]), ...PLAN, 'order', 'active')
    .select(trx.raw('?', [at]), trx.raw('1'), trx.raw('?', [at]), trx.raw('?', [at])),
});

/** Their contents. Both cycles name one file, which is never changed under its key. */
export const contentHeirs = (
  trx: Knex,
  { from, keys }: Former,
  { cycle, at }: Pick<Heritage, 'cycle' | 'at'>,
): Heirs => ({
  table: 'formation_contents',
  columns: ['plan_id', ...CONTENT, ...MORE, 'revision', 'created_at', 'updated_at'],
  found: trx({ former: 'formation_plans' })
    .join({ made: 'formation_plans' }, (on) => {
      on.onVal('made.cycle_id', cycle.id).andOn('made.key', 'former.key');
    })
    .join({ content: 'formation_contents' }, 'content.plan_id', 'former.id')
    .where('former.cycle_id', from)
    .whereIn('former.key', [...keys])
    .select('made.id', ...[...CONTENT, ...MORE].map((column) => `content.${column}`))
    .select(trx.raw('1'), trx.raw('?', [at]), trx.raw('?', [at])),
});
