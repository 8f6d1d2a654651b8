import { defineTexts } from '../../lib/i18n';

export const padTexts = defineTexts('observations.pad', {
  es: {
    title: 'Libreta privada',
    lines_one: '{{count}} nota',
    lines_other: '{{count}} notas',
    who: 'Solo tú la lees. Se borra al registrar la observación: lo que quieras conservar, pásalo a un comentario.',
    note: 'Nota',
    write: 'Anotar',
    full: 'La libreta está llena. Borra una nota para escribir otra.',
    drop: 'Pasar al comentario',
    drag: 'Arrastrar la nota: {{text}}',
    'drop.full': 'No cabe en el comentario de esta pregunta.',
    remove: 'Borrar la nota: {{text}}',
  },
  en: {
    title: 'Private pad',
    lines_one: '{{count}} note',
    lines_other: '{{count}} notes',
    who: 'Only you read it. It is deleted when the observation is registered: move what you want to keep into a comment.',
    note: 'Note',
    write: 'Write down',
    full: 'The pad is full. Delete a note to write another one.',
    drop: 'Move into the comment',
    drag: 'Drag the note: {{text}}',
    'drop.full': 'It does not fit the comment of this question.',
    remove: 'Delete the note: {{text}}',
  },
});
