import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { ImportedSchool } from './imported-school.schema';
import { LEVELS, School, State } from './school.schema';

/** The list's query parameters, as text. core-api validates their values. */
const listParams = z.strictObject({
  page: z.string().optional(),
  sort: z.enum(['name', '-name']).optional(),
  search: z.string().optional(),
  level: z.enum(LEVELS).optional(),
  active: z.enum(['0', '1']).optional(),
  state: z.string().optional().describe('An id'),
});

const SchoolList = z.object({
  schools: pageOf(School),
  states: z.array(State),
  imported: z.int().nullable().describe('Imported schools that wait; null for who may not see them'),
});
export type SchoolList = z.infer<typeof SchoolList>;

const ImportedList = z.object({ imported: pageOf(ImportedSchool), message: z.string() });
export type ImportedList = z.infer<typeof ImportedList>;

const SchoolPage = z.object({ school: School.required({ revision: true, can: true }) });
export type SchoolPage = z.infer<typeof SchoolPage>;

/** The schools of the network. */
export const adminSchools = screen({ area: 'admin', path: '/schools', query: listParams, reply: SchoolList });
/** Imported schools that are not set up (HIE-06). */
export const adminImportedSchools = screen({
  area: 'admin',
  path: '/schools/imported',
  query: z.strictObject({ page: z.string().optional(), search: z.string().optional() }),
  reply: ImportedList,
});
/** One school with what one may do with it. */
export const adminSchool = screen({ area: 'admin', path: '/schools/:id', reply: SchoolPage });

export const schoolsScreens = { adminSchools, adminImportedSchools, adminSchool };
