import { defineTexts } from '../../lib/i18n';

/** Texts of the action plans of several schools (STA-03). */
export const paiNetworkTexts = defineTexts('pai.network', {
  es: { title: 'Escuelas con plan de acción', loading: 'Cargando los planes de acción' },
  en: { title: 'Schools with an action plan', loading: 'Loading action plans' },
});
