import { defineTexts } from '../../lib/i18n';

/** Names of the types of activities that are shared (SHA-01, SHA-02). */
export const activityTypeTexts = defineTexts('sharing.types', {
  es: {
    CustomActivity: 'Actividades de la escuela',
    PfiActivity: 'Actividades centrales',
    PaiSchoolActivity: 'Actividades del plan de acción',
    PaiCoachActivity: 'Actividades del coach en el plan de acción',
    SchoolVisitActivity: 'Visitas',
  },
  en: {
    CustomActivity: 'Activities of the school',
    PfiActivity: 'Central activities',
    PaiSchoolActivity: 'Activities of the action plan',
    PaiCoachActivity: 'Activities of the coach in the action plan',
    SchoolVisitActivity: 'Visits',
  },
});
