import type { GuideRef } from '@ruta/contracts/observations/guide.schema';
import { observationsPages } from '@ruta/contracts/observations/observations.pages';

/** Areas in which observations of a school are read and made. */
export type ObservationArea = 'coach' | 'scholastic';

type SchoolId = number | string;
type Guide = Pick<GuideRef, 'id' | 'bilingual'>;

/** What an address shows beside its page: the finished cycle, a month of the list. */
interface Shown {
  cycle?: number | string | undefined;
  month?: string | undefined;
  guide?: number | undefined;
  professor?: number | undefined;
}

const OF_SCHOOL = {
  coach: {
    guides: observationsPages.coachGuides,
    dashboard: observationsPages.coachDashboard,
    months: observationsPages.coachMonths,
    professors: observationsPages.coachProfessors,
  },
  scholastic: {
    guides: observationsPages.scholasticGuides,
    dashboard: observationsPages.scholasticDashboard,
    months: observationsPages.scholasticMonths,
    professors: observationsPages.scholasticProfessors,
  },
} as const;

/** The address of a page of a school's observations; leaders have one school, which their addresses do not name. */
export const schoolPage = (
  area: ObservationArea,
  name: keyof (typeof OF_SCHOOL)['coach'],
  school_id: SchoolId,
  shown: Shown = {},
): string =>
  area === 'coach'
    ? OF_SCHOOL.coach[name].href({ school_id }, shown)
    : OF_SCHOOL.scholastic[name].href(undefined, shown);

/** The address of the report of a guide, of a bilingual one in English (OBS-03). */
export const reportPage = (
  area: ObservationArea,
  school_id: SchoolId,
  guide: Guide,
  { cycle }: Pick<Shown, 'cycle'> = {},
): string => {
  const page = area === 'coach' ? observationsPages.coachReport : observationsPages.scholasticReport;
  return page.href({ id: guide.id }, { ...ofSchool(area, school_id), ...english(guide), cycle });
};

/** The address of one observation; of teachers, one about themselves. */
export const observationPage = (area: ObservationArea | 'professor', id: number): string =>
  ({
    coach: observationsPages.coachObservation,
    scholastic: observationsPages.scholasticObservation,
    professor: observationsPages.professorObservation,
  })[area].href({ id });

interface Run {
  area: ObservationArea;
  schoolId: SchoolId;
  guide: Guide;
  professorId: number;
  level: { id: number };
  /** The observation that is corrected. */
  corrects?: number | undefined;
}

/** The address of a guide that is run with a teacher; of a bilingual one in English (OBS-02). */
export const runPage = ({ area, schoolId, guide, professorId, level, corrects }: Run): string => {
  const page = area === 'coach' ? observationsPages.coachGuide : observationsPages.scholasticGuide;
  const query = { ...ofSchool(area, schoolId), professor_id: professorId, level_id: level.id, corrects };
  return page.href({ id: guide.id }, { ...query, ...english(guide) });
};

const ofSchool = (area: ObservationArea, school_id: SchoolId) => (area === 'coach' ? { school_id } : {});
const english = ({ bilingual }: Guide) => (bilingual ? { __lang: 'en' } : {});
