import type { Locale } from '@ruta/contracts';
import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import { fieldMessage } from '@ruta/contracts/field-messages';
import type { CentralForm } from '@ruta/contracts/pfi/central-catalogue.schema';
import { LEVELS } from '@ruta/contracts/schools/levels';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { InvalidRequest, Problem } from '../../kernel/problem';
import { cycleInWork } from '../cycles';
import type { CentralFacts } from './central-activity.model';
import { centralCatalogues } from './central-catalogue.reader';
import { centralRow, surveyKept } from './central-editor.reader';
import { faultsOfWindow } from './central.import-row';
import type { CentralActivityRow } from './pfi.tables';

/**
 * A central activity of a started or prepared cycle, locked until the change ends. Who edits, imports or dates in its
 * cycle waits, so that what is read of it afterwards stays true.
 */
export async function centralToChange(trx: Knex.Transaction, actor: Actor, id: number): Promise<CentralActivityRow> {
  const asked = await centralRow(trx, actor, id);
  if (!asked) throw new Problem('pfi.central-not-found');
  await cycleInWork(trx, asked.cycle_id, { isExclusive: true });
  await lockRows(trx, 'central_activities', id);
  const row = await centralRow(trx, actor, id);
  if (!row) throw new Problem('pfi.central-not-found');
  return row;
}

interface Place extends Pick<CentralActivityRow, 'cycle_id' | 'order' | 'active'> {
  /** The survey that it names now: that one may stay, even if it is published no longer. */
  survey_id: number | null;
}

/** A form as columns, with what it names looked up by the rules of a file; refuses beside the fields. */
export async function centralFacts(
  db: Knex,
  form: CentralForm,
  { cycle_id, order, active, survey_id: present }: Place,
  language: Locale,
): Promise<CentralFacts> {
  const { cycle, surveys } = await centralCatalogues(db, cycle_id);
  const { window_start, window_end, survey } = form;
  const faults = faultsOfWindow({ from: window_start, until: window_end }, cycle);
  const survey_id = survey === null ? null : (surveys.get(survey) ?? (await surveyKept(db, survey, present)));
  if (survey !== null && survey_id === null) faults.push({ column: 'survey', key: 'imports.survey.unknown' });
  if (faults.length > 0)
    throw new InvalidRequest(
      Object.fromEntries(faults.map(({ column, key, places }) => [column, [fieldMessage(key, language, places)]])),
    );
  return {
    ...{ title_es: form.title, title_en: form.title_en },
    ...{ description_es: form.description, description_en: form.description_en },
    ...{ window_start, window_end, tenths: Math.round(form.hours * 10), survey_id, order },
    levels: JSON.stringify(LEVELS.filter((level) => form.levels.includes(level))),
    roles: JSON.stringify(ATTENDING_ROLES.filter((role) => form.roles.includes(role))),
    ...{ gives_proof: form.gives_proof, active: Boolean(active) },
  };
}

/** The reasons of a form as rows. */
export const reasonRows = ({ reasons }: CentralForm) =>
  reasons.map(({ reason, reason_en }, place) => ({ order: place + 1, reason_es: reason, reason_en }));
