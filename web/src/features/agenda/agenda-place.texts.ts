import { defineTexts } from '../../lib/i18n';

/** Texts of places of a calendar: why nothing may be there, and moving an item to one. */
export const placeTexts = defineTexts('agenda.place', {
  es: {
    past: 'Ese día ya pasó.',
    outside: 'Ese día queda fuera del ciclo {{period}}, que va del {{start}} al {{end}}.',
    'no-cycle': 'No hay un ciclo escolar en curso.',
    same: 'Ya está en esa fecha y hora.',
    at: '{{day}}, {{time}} · {{item}}',
    'move.not': 'No se movió. {{reason}}',
    'moving.title': 'Mover: {{item}}',
    'moving.how': 'Presiona su nuevo lugar en el calendario, o llévala con las flechas y pulsa Enter.',
    'moving.form': 'Escribir fecha y hora',
    'moving.end': 'Dejar de mover',
    'keys.month': 'Flechas: un día o una semana. Enter: elegir. Escape: dejar de mover.',
    'keys.hours': 'Flechas: un día o un cuarto de hora. Enter: elegir. Escape: dejar de mover.',
  },
  en: {
    past: 'That day has passed.',
    outside: 'That day is outside the cycle {{period}}, which runs from {{start}} to {{end}}.',
    'no-cycle': 'No school cycle is under way.',
    same: 'It is already at that date and time.',
    at: '{{day}}, {{time}} · {{item}}',
    'move.not': 'It was not moved. {{reason}}',
    'moving.title': 'Move: {{item}}',
    'moving.how': 'Press its new place in the calendar, or take it there with the arrows and press Enter.',
    'moving.form': 'Type date and time',
    'moving.end': 'Stop moving',
    'keys.month': 'Arrows: a day or a week. Enter: choose. Escape: stop moving.',
    'keys.hours': 'Arrows: a day or a quarter of an hour. Enter: choose. Escape: stop moving.',
  },
});
