import { defineTexts } from '../../lib/i18n';

export const managementHomeTexts = defineTexts('management-home', {
  es: {
    title: 'Escuelas',
    intro: 'Elige una escuela para ver quién la acompaña y quién la acompañó.',
    dashboards: 'Elige una escuela, o a quien acompaña a varias, para ver su tablero.',
    back: 'Escuelas',
    'none.title': 'No hay ningún ciclo en curso',
    'none.body': 'Cuando inicie un ciclo, aquí encontrarás sus escuelas.',
  },
  en: {
    title: 'Schools',
    intro: 'Choose a school to see who accompanies it and who did before.',
    dashboards: 'Choose a school, or who accompanies several, to see their dashboard.',
    back: 'Schools',
    'none.title': 'No cycle is running',
    'none.body': 'Once a cycle starts, you will find its schools here.',
  },
});
