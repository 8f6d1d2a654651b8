import { defineTexts } from '../../lib/i18n';

/** Texts of what stands at an hour already. */
export const clashTexts = defineTexts('clashes', {
  es: {
    idle: 'Aquí te avisamos si la fecha y la hora se cruzan con algo.',
    free: 'No vemos nada más a esa hora.',
    unknown: 'No pudimos revisar si la hora se cruza con algo.',
    school: 'La escuela ya tiene algo a esa hora',
    coach: 'A esa hora tienes algo en otra escuela',
    'coach.of': 'A esa hora {{person}} tiene algo en otra escuela',
    travel: 'Queda menos de media hora para ir de una escuela a otra',
    'travel.of': 'A {{person}} le queda menos de media hora para ir de una escuela a otra',
    several: '{{number}} cosas se cruzan con esa hora',
    gap: '{{minutes}} min entre las dos',
    more: 'y {{number}} más',
    anyway: 'Puedes guardar de todas formas.',
    'new-tab': 'se abre en otra pestaña',
  },
  en: {
    idle: 'We tell you here if date and time clash with something.',
    free: 'We see nothing else at that time.',
    unknown: 'We could not check whether the time clashes with something.',
    school: 'The school already has something at that time',
    coach: 'You have something at another school at that time',
    'coach.of': '{{person}} has something at another school at that time',
    travel: 'Less than half an hour is left to get from one school to the other',
    'travel.of': '{{person}} has less than half an hour to get from one school to the other',
    several: '{{number}} things clash with that time',
    gap: '{{minutes}} min between the two',
    more: 'and {{number}} more',
    anyway: 'You can save anyway.',
    'new-tab': 'opens in another tab',
  },
});
