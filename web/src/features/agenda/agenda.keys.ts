import { defineKeys } from '../../shared/keys';

/** Keys of the agenda (UI-03). On a focused day or hour `n` belongs to the calendar, which creates there. */
export const agendaKeys = defineKeys(
  'agenda',
  { today: 't', create: 'n', month: 'm', week: 'w', day: 'd', list: 'l' },
  {
    es: {
      group: 'Agenda',
      today: 'Ir a hoy',
      create: 'Agregar',
      month: 'Ver el mes',
      week: 'Ver la semana',
      day: 'Ver el día',
      list: 'Ver la lista',
    },
    en: {
      group: 'Agenda',
      today: 'Go to today',
      create: 'Add',
      month: 'Show the month',
      week: 'Show the week',
      day: 'Show the day',
      list: 'Show the list',
    },
  },
);
