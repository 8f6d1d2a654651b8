/** The words of the attached mode, beside those of the lab. */
export const words = {
  screen: { es: 'La pantalla', en: 'The screen' },
  elsewhere: { es: 'La pantalla llevó a otra página', en: 'The screen led to another page' },
  playing: { es: 'Repitiendo los pasos…', en: 'Playing the moves again…' },
} as const;
