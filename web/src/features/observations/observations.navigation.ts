import { observationEntries } from '@ruta/contracts/observations/observation-entries';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'observations',
  texts: defineTexts('observations.navigation', { es: { label: 'Observaciones' }, en: { label: 'Observations' } }),
  icon: 'file',
  letter: 'o',
  ability: 'observation:read',
} as const;

const { coachGuides, scholasticGuides, professorObservations } = observationEntries;
/** Beginnings of the addresses of the other pages; each has an area before it. */
const BEYOND = ['/observation-guides', '/observations', '/report/observation-guides', '/professors'];

export const observationsNavigation = {
  coach: {
    ...entry,
    page: coachGuides,
    alsoOn: [...BEYOND.map((path) => ({ path: `/coach${path}` })), { path: '/coach/schools/:school_id/professors' }],
  },
  scholastic: { ...entry, page: scholasticGuides, alsoOn: BEYOND.map((path) => ({ path: `/scholastic${path}` })) },
  professor: { ...entry, page: professorObservations },
} satisfies Record<string, NavigationEntry>;
