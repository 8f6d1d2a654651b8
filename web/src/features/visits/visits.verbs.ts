import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { defineTexts } from '../../lib/i18n';
import type { Verb } from '../../shared/navigation';

export const visitsVerbs = {
  coach: {
    id: 'visit.create',
    texts: defineTexts('visits.verbs', { es: { label: 'Nueva visita' }, en: { label: 'New visit' } }),
    icon: 'plus',
    ability: 'visit:write',
    page: visitsPages.coachVisitCreate,
  },
} satisfies Record<string, Verb>;
