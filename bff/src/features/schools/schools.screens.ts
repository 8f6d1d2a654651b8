import { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { adminImportedSchools, adminSchool, adminSchools } from '@ruta/contracts/schools/schools.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { schoolOf } from './school';

/** The schools of the network, with their filters and how many imported ones wait. */
const servedAdminSchools = serveScreen(adminSchools, async ({ core, me, query }) => {
  const { page, sort = 'name', search, level, active, state } = query;
  const [reader, found, states] = await Promise.all([
    me(),
    core.get(schools.list, { query: { page, size: '10', sort, filter: { search, level, active, state_id: state } } }),
    core.get(schools.states),
  ]);
  const isReader = reader.abilities.includes('hierarchy:read');
  const imported = isReader ? (await core.get(importedSchools.imported, { query: { size: '1' } })).total : null;
  return { schools: found, states: states.data, imported };
});

/** Imported schools that are not set up (HIE-06). */
const servedImportedSchools = serveScreen(adminImportedSchools, async ({ core, query: { page, search } }) => {
  const asked = { page, size: '10', filter: { search } };
  const { message, ...imported } = await core.get(importedSchools.imported, { query: asked });
  return { imported, message };
});

/** One school. */
const servedAdminSchool = serveScreen(adminSchool, async ({ core, params }) => {
  const { revision = 1, can = { edit: false, delete: false }, ...school } = await schoolOf(core, params.id);
  return { school: { ...school, revision, can } };
});

export const servedSchools: readonly ServedScreen[] = [servedAdminSchools, servedImportedSchools, servedAdminSchool];
