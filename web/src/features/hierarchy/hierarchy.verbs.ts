import { schoolHistoryPage } from '@ruta/contracts/hierarchy/school-history.page';
import { defineTexts } from '../../lib/i18n';
import type { Verb } from '../../shared/navigation';

const verb = { id: 'school.history', icon: 'history', ability: 'hierarchy:history' } as const;
const own = {
  ...verb,
  texts: defineTexts('hierarchy.verbs.own', {
    es: { label: 'Ver quién nos acompañó' },
    en: { label: 'See who accompanied us' },
  }),
} as const;

/** Who accompanied the school at hand (HIE-06). */
export const hierarchyVerbs = {
  coach: {
    ...verb,
    texts: defineTexts('hierarchy.verbs', {
      es: { label: 'Ver quién acompañó a la escuela' },
      en: { label: 'See who accompanied the school' },
    }),
    page: schoolHistoryPage('coach'),
  },
  scholastic: { ...own, page: schoolHistoryPage('scholastic') },
  professor: { ...own, page: schoolHistoryPage('professor') },
} satisfies Record<string, Verb>;
