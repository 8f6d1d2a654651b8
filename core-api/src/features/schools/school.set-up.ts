import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { recordAudit } from '../audit';
import { WAITING } from './imported-school.reader';
import { knownZone } from './known-zone';
import { addSchool, putLevels } from './school.model';
import { placeExists } from './school.reader';
import { schoolSearchKey } from './school-search-key';
import type { ImportedSchoolRow } from './schools.tables';

/** What the caller tells of a new school; what is absent is as the source told it. */
export interface SetUp {
  name: string | undefined;
  city: string | undefined;
  country_id: number | undefined;
  state_id: number | undefined;
  timezone: string | undefined;
  levels: readonly LevelKey[] | undefined;
}

/** The facts of the new school. Refuses with 422 what neither the caller nor the source tells, and what does not exist. */
async function factsOf(trx: Knex, imported: ImportedSchoolRow, sent: SetUp) {
  const { name = imported.name, city = imported.city ?? '', timezone = imported.timezone ?? '' } = sent;
  const { country_id = imported.country_id ?? 0, state_id = imported.state_id ?? 0 } = sent;
  const { levels = JSON.parse(imported.levels) as LevelKey[] } = sent;
  const exists = await placeExists(trx, { country_id, state_id });
  const errors: Record<string, FieldMessage[]> = {};
  if (city === '') errors['city'] = ['schools.city.required'];
  if (!exists.country) errors['country_id'] = ['schools.country.unknown'];
  if (!exists.state) errors['state_id'] = ['schools.state.unknown'];
  if (levels.length === 0) errors['levels'] = ['schools.levels.required'];
  if (timezone === '') errors['timezone'] = ['schools.timezone.unknown'];
  throwFieldErrors(errors);
  return { name, city, country_id, state_id, timezone: knownZone(timezone), levels };
}

/**
 * Makes a school of an imported one that the caller has locked by `importedToSetUp`, and gives its id. It belongs to no
 * cycle yet. All is of the caller's transaction, with an entry of the audit log (HIE-04).
 */
export async function setUpSchool(
  trx: Knex.Transaction,
  actor: Actor,
  { imported, sent, at }: { imported: ImportedSchoolRow; sent: SetUp; at: string },
): Promise<number> {
  const { id, remote_id, code, revision } = imported;
  const { levels, ...facts } = await factsOf(trx, imported, sent);
  const school_id = await addSchool(trx, {
    ...{ ...facts, code, remote_id },
    search_key: schoolSearchKey({ ...facts, code, remote_id }),
    ...{ deleted_at: null, created_at: at, updated_at: at },
  });
  await putLevels(trx, school_id, levels);
  await updateAtRevision(trx, 'imported_schools', {
    ...{ at: { id, ...WAITING }, revision, changes: { school_id } },
    stale: () => new Problem('schools.set-up'),
  });
  await recordAudit(trx, {
    ...{ at, actor, action: 'school.set-up', subject: { type: 'school', id: school_id, label: facts.name } },
    after: { remote_id, ...facts, code, levels },
  });
  return school_id;
}
