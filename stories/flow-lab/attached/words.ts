/** Texts of the attached mode. */
export const words = {
  screen: { es: 'La pantalla', en: 'The screen' },
  elsewhere: { es: 'La pantalla llevó a otra página', en: 'The screen led to another page' },
  playing: { es: 'Repitiendo los pasos…', en: 'Playing the moves again…' },
  cutShort: {
    es: 'No todos los pasos son posibles en esta pantalla: se quedó en el último que lo fue',
    en: 'Not every move is possible on this screen: it stays at the last one that was',
  },
} as const;
