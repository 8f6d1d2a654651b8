import { defineTexts } from '../../lib/i18n';

/** Texts about the central activity behind an item (ACT-04). */
export const centralTexts = defineTexts('activities.central', {
  es: {
    title: 'Por qué se hace',
    window: 'Fechas sugeridas',
    'window.days': 'Del {{from}} al {{to}}',
    proof: 'Constancia',
    hours_one: '{{count}} hora',
    hours_other: '{{count}} horas',
    failed: 'No se pudo cargar por qué se hace',
    survey: 'Encuesta',
    'survey.responses': 'Ver respuestas',
  },
  en: {
    title: 'Why it is done',
    window: 'Suggested dates',
    'window.days': 'From {{from}} to {{to}}',
    proof: 'Proof of attendance',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    failed: 'Why it is done could not be loaded',
    survey: 'Survey',
    'survey.responses': 'See responses',
  },
});
