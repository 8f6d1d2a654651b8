import {
  sampleImportedSchools,
  sampleSchoolDetail,
  sampleSchools,
  sampleStates,
} from '@ruta/contracts/schools/school.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import type { School, SchoolForm } from '@ruta/contracts/schools/school.schema';
import { schools } from '@ruta/contracts/schools/schools.api';
import { adminImportedSchools, adminSchool, adminSchools } from '@ruta/contracts/schools/schools.screens';
import type { SchoolPage } from '@ruta/contracts/schools/schools.screens';
import type { Page } from '@ruta/contracts/kit/replies';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

interface Desk {
  schools?: School[];
  imported?: ImportedSchool[];
  /** Page facts of the list. */
  list?: Partial<Page<School>>;
  one?: Partial<SchoolPage['school']>;
}

/** The network's schools on a server in memory: changes last as long as the story. */
export const schoolDesk =
  ({ schools: rows = sampleSchools, imported = sampleImportedSchools, list = {}, one = {} }: Desk = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('school:write'))
      return [adminSchools, adminImportedSchools, adminSchool].map((call) => withhold(call, 'access.refused'));
    let school: SchoolPage['school'] = {
      ...sampleSchoolDetail,
      country: { id: 1, code: 'MX', name: 'México' },
      ...one,
    };
    let waiting = imported;
    return [
      answer(adminSchools, () => ({
        schools: pageOf(rows, list),
        states: sampleStates,
        imported: waiting.length,
      })),
      answer(adminImportedSchools, () => ({
        imported: pageOf(waiting),
        message: messageFor('schools.imported', scene),
      })),
      answer(adminSchool, () => ({ school })),
      answer(passwordCalls.timezones, {
        data: [
          { name: 'America/Mexico_City', offset: '-06:00' },
          { name: 'America/Tijuana', offset: '-08:00' },
        ],
      }),
      answer(schools.update, ({ body }) => {
        const { revision, ...changes } = body as SchoolForm; // The screen's own form sends this shape.
        const kept = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        school = { ...school, ...kept, revision: revision + 1 };
        return { data: school, message: messageFor('schools.saved', scene) };
      }),
      answer(schools.delete, () => ({ data: null, message: messageFor('schools.deleted', scene) })),
      answer(importedSchools.discardImported, ({ params }) => {
        waiting = waiting.filter(({ id }) => id !== Number(params['id']));
        return { data: null, message: messageFor('schools.import-discarded', scene) };
      }),
    ];
  };
