import { defineTexts } from '../../lib/i18n';

export const holidayNoteTexts = defineTexts('holidays.notes', {
  es: {
    title: 'Días inhábiles',
    on: 'El {{day}} es día inhábil: {{names}}',
    anyway: 'Puedes guardar de todas formas.',
    unconfirmed: '{{name}} (por confirmar)',
    failed: 'No pudimos cargar los días inhábiles.',
  },
  en: {
    title: 'Holidays',
    on: '{{day}} is a holiday: {{names}}',
    anyway: 'You can save anyway.',
    unconfirmed: '{{name}} (to be confirmed)',
    failed: 'We could not load the holidays.',
  },
});
