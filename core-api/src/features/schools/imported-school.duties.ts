import { DUTIES } from '@ruta/contracts/duties';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import type { DutySource } from '../agenda';
import { waitingSchools } from './imported-school.reader';

const SENTENCES = {
  es: (count: number) =>
    count === 1 ? '1 escuela espera su configuración' : `${count} escuelas esperan su configuración`,
  en: (count: number) => (count === 1 ? '1 school waits for its set-up' : `${count} schools wait for their set-up`),
};

/** One duty for all imported schools that who sets schools up may set up; none of a school's own, and none without any. */
export const importedDuties =
  (db: Knex): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (schoolId !== undefined || !holds(actor, 'hierarchy:write')) return [];
    const row = await waitingSchools(db, actor).count('* as waiting').first<{ waiting: number | string } | undefined>();
    const count = Number(row?.waiting ?? 0);
    if (count === 0) return [];
    const { group, title } = DUTIES.imported_schools_new;
    return [
      {
        key: 'imported_schools_new',
        group,
        act: 'view',
        count,
        title: title[locale],
        body: SENTENCES[locale](count),
        url: schoolsPages.adminImportedSchools.href(),
        ...{ school_id: null, due_at: null, date: null, time: null, severity: 'info' },
      },
    ];
  };
