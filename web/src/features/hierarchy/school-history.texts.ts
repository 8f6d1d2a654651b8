import { defineTexts } from '../../lib/i18n';

export const schoolHistoryTexts = defineTexts('school-history', {
  es: {
    'title.own': 'Quién nos acompañó',
    title: 'Quién acompañó a la escuela',
    loading: 'Cargando la historia de la escuela',
    'cycle.running': 'Ciclo {{period}}, en curso',
    cycle: 'Ciclo {{period}}',
    'span.open': 'Desde el {{from}}',
    'span.closed': 'Del {{from}} al {{to}}',
    'empty.title': 'Todavía no hay historia',
    'empty.body': 'Aquí aparece quién acompaña a la escuela desde que inicia un ciclo.',
    'not-whole': 'Se muestran los {{count}} cambios más recientes.',
    'back.visits': 'Visitas',
    'back.agenda': 'Agenda',
    'back.school': 'Escuela',
  },
  en: {
    'title.own': 'Who accompanied us',
    title: 'Who accompanied the school',
    loading: 'Loading the school’s history',
    'cycle.running': 'Cycle {{period}}, running',
    cycle: 'Cycle {{period}}',
    'span.open': 'Since {{from}}',
    'span.closed': 'From {{from}} to {{to}}',
    'empty.title': 'There is no history yet',
    'empty.body': 'Whoever accompanies the school appears here once a cycle starts.',
    'not-whole': 'The newest {{count}} changes are shown.',
    'back.visits': 'Visits',
    'back.agenda': 'Agenda',
    'back.school': 'School',
  },
});
