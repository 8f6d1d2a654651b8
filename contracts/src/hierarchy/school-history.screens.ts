import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { SchoolHistory } from './school-history.schema';

const path = '/schools/:school_id/history';
const query = z.strictObject({ cycle: queryId.optional() });

/** Who accompanied a school, where each area has its schools (HIE-06). */
export const coachSchoolHistory = screen({ area: 'coach', path, query, reply: SchoolHistory });
export const scholasticSchoolHistory = screen({ area: 'scholastic', path, query, reply: SchoolHistory });
/** The management chooses the school on its home. */
export const managementSchoolHistory = screen({ area: 'management', path, query, reply: SchoolHistory });
export const adminSchoolHistory = screen({ area: 'admin', path, query, reply: SchoolHistory });
export const professorSchoolHistory = screen({ area: 'professor', path, query, reply: SchoolHistory });

export const schoolHistoryScreens = {
  coachSchoolHistory,
  scholasticSchoolHistory,
  managementSchoolHistory,
  adminSchoolHistory,
  professorSchoolHistory,
};
