import {
  FIRST_STEPS,
  type FirstCatalogue,
  type FirstStepKey,
  type FirstSteps,
} from '@ruta/contracts/first-steps/first-steps.schema';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { InstallationEventRow } from './first-steps.tables';

const isThere = async (query: Knex.QueryBuilder): Promise<boolean> =>
  (await query.first<object | undefined>()) !== undefined;

/** What is done of the first steps, by what is in the database. Every query ends at the first row that it finds. */
export async function firstStepsOf(db: Knex, actor: Actor): Promise<FirstSteps> {
  const started = db('school_cycles').where({ started_flag: 1 }).select('id');
  const missing = await missingCatalogues(db, started);
  const at = { mail: await lastOf(db, 'mail'), backup: await lastOf(db, 'backup') };
  const done: Record<FirstStepKey, boolean> = {
    cycle: await isThere(everything(db('school_cycles'), actor, 'cycle:write').where({ started_flag: 1 })),
    schools: (await isThere(db('imported_schools'))) || (await isThere(db('schools').whereNull('deleted_at'))),
    invitations: await isThere(db('invitations')),
    hierarchy: await isThere(db('school_hierarchies').whereIn('cycle_id', started).whereNotNull('coach_id')),
    catalogues: missing.length === 0,
    mail: at.mail !== null,
    backup: at.backup !== null,
  };
  const steps = FIRST_STEPS.map((key) => ({
    key,
    is_done: done[key],
    at: key === 'mail' || key === 'backup' ? at[key] : null,
    missing: key === 'catalogues' ? missing : [],
  }));
  const isPutAway = (await lastOf(db, 'put_away')) !== null;
  return { is_shown: !isPutAway && steps.some(({ is_done }) => !is_done), steps };
}

/** Catalogues that have nothing to offer: no agent who gives a theme, nothing published, nothing in the started cycle. */
async function missingCatalogues(db: Knex, started: Knex.QueryBuilder): Promise<FirstCatalogue[]> {
  const found: Record<FirstCatalogue, boolean> = {
    session_themes: await isThere(db('agent_theme')),
    guides: await isThere(db('observation_guides').where({ status: 'published' })),
    surveys: await isThere(db('surveys').where({ status: 'published' })),
    dpi_questions: await isThere(db('dpi_questions').whereIn('cycle_id', started).where({ active: 1 })),
    central_activities: await isThere(db('central_activities').whereIn('cycle_id', started).where({ active: 1 })),
    formation_plans: await isThere(db('formation_plans').whereIn('cycle_id', started).whereNotNull('published_at')),
  };
  return (Object.keys(found) as FirstCatalogue[]).filter((kind) => !found[kind]);
}

const lastOf = async (db: Knex, kind: InstallationEventRow['kind']): Promise<string | null> =>
  (await db('installation_events').where({ kind }).orderBy('at', 'desc').first('at'))?.at ?? null;

/** The name and the address of an account. */
export async function addresseeOf(db: Knex, id: number): Promise<{ name: string; address: string }> {
  const person = await db('users').where({ id }).first('name', 'surname', 'email');
  return { name: `${person?.name ?? ''} ${person?.surname ?? ''}`.trim(), address: person?.email ?? '' };
}
