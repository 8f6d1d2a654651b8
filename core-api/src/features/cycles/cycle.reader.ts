import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { Knex } from 'knex';

/** The started cycle, or null. There is at most one (CYC-03). */
export async function currentCycle(db: Knex): Promise<CurrentCycle | null> {
  const row = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.started_flag', 1)
    .first<CurrentCycle | undefined>(
      'school_cycles.id',
      'periods.name as period',
      'school_cycles.start_at',
      'school_cycles.end_at',
    );
  return row ?? null;
}

/** Name of a cycle, such as 2026-2027; empty if there is none. */
export async function cycleName(db: Knex, id: number): Promise<string> {
  const [name] = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.id', id)
    .pluck<string[]>('periods.name');
  return name ?? '';
}
