import { defineTexts } from '../../lib/i18n';

/** Texts of the diagnostic of several schools, on the management’s dashboards (STA-03). */
export const dpiNetworkTexts = defineTexts('dpi.network', {
  es: {
    loading: 'Cargando el diagnóstico',
    has: 'Escuelas con diagnóstico',
    'has-not': 'Escuelas sin diagnóstico',
    more: 'Personas que usaron más tiempo',
    'more.none': '—',
    'more.note':
      'Cuántas personas usaron más tiempo se dice solo de toda la red, cuando las cifras de todas las escuelas son definitivas y si fueron suficientes para que no se reconozca a nadie.',
    totals: 'Respuestas por cuadrante',
    'totals.note': 'De las escuelas activas, con las cifras que cada una muestra.',
    'totals.summary_one': '{{count}} respuesta.',
    'totals.summary_other': '{{count}} respuestas.',
  },
  en: {
    loading: 'Loading the diagnostic',
    has: 'Schools with a diagnostic',
    'has-not': 'Schools without one',
    more: 'People who used more time',
    'more.none': '—',
    'more.note':
      'How many people used more time is told of the whole network only, once the figures of all schools are final, and if they were enough that nobody is recognised.',
    totals: 'Answers by quadrant',
    'totals.note': 'Of active schools, with the figures that each of them shows.',
    'totals.summary_one': '{{count}} answer.',
    'totals.summary_other': '{{count}} answers.',
  },
});
