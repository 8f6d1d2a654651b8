import { defineTexts } from '../../lib/i18n';

/** Texts of charts of quadrants 1 to 5. */
export const quadrantTexts = defineTexts('charts.quadrants', {
  es: {
    q1: 'Crítico',
    q2: 'Frágil',
    q3: 'En desarrollo',
    q4: 'Favorable',
    q5: 'Consolidado',
    quadrant: 'Cuadrante',
    count: 'Respuestas',
    share: 'Porcentaje',
    average: 'Promedio',
    none: 'Sin respuestas',
    few: 'Menos de {{min}} respuestas: no se muestran',
    summary: 'Promedio {{average}}. {{answers}}',
    answers_one: '{{count}} respuesta',
    answers_other: '{{count}} respuestas',
  },
  en: {
    q1: 'Critical',
    q2: 'Fragile',
    q3: 'Developing',
    q4: 'Favorable',
    q5: 'Consolidated',
    quadrant: 'Quadrant',
    count: 'Answers',
    share: 'Percentage',
    average: 'Average',
    none: 'No answers',
    few: 'Fewer than {{min}} answers: they are not shown',
    summary: 'Average {{average}}. {{answers}}',
    answers_one: '{{count}} answer',
    answers_other: '{{count}} answers',
  },
});
