import { defineTexts } from '../../lib/i18n';

/** Texts of what a video is about. */
export const linksTexts = defineTexts('pills.links', {
  es: {
    title: 'Para qué sirve: {{title}}',
    intro: 'El video se recomienda a las escuelas cuyas cifras son bajas en lo que marques.',
    loading: 'Cargando temas e indicadores',
    themes: 'Temas del diagnóstico',
    indicators: 'Indicadores de las guías de observación',
    'indicators.none': 'Todavía no hay guías publicadas.',
    'themes.none': 'Todavía no hay preguntas en el diagnóstico.',
    chosen_one: '{{count}} marcado',
    chosen_other: '{{count}} marcados',
    count: '{{count}} de {{max}}',
    nothing: 'Nada',
    'why.many': 'Deja {{max}} o menos.',
    'conflict.title': 'Alguien más cambió este video',
    'conflict.by': '{{name}} cambió este video a las {{time}}',
  },
  en: {
    title: 'What it is for: {{title}}',
    intro: 'The video is recommended to schools whose figures are low in what you tick.',
    loading: 'Loading themes and indicators',
    themes: 'Themes of the diagnostic',
    indicators: 'Indicators of the observation guides',
    'indicators.none': 'There are no published guides yet.',
    'themes.none': 'The diagnostic has no questions yet.',
    chosen_one: '{{count}} ticked',
    chosen_other: '{{count}} ticked',
    count: '{{count}} of {{max}}',
    nothing: 'Nothing',
    'why.many': 'Leave {{max}} or fewer.',
    'conflict.title': 'Someone else changed this video',
    'conflict.by': '{{name}} changed this video at {{time}}',
  },
});
