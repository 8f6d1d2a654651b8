import type { Locale } from '@ruta/contracts';

/** How long the film of the demo is, in seconds. */
export const FILM_SECONDS = 16;

/** What its four slides say. */
const SLIDES: Readonly<Record<Locale, readonly string[]>> = {
  es: ['Una clase planeada al revés', '¿Qué deben lograr?', '¿Cómo lo sabremos?', '¿Qué haremos en clase?'],
  en: ['A lesson planned backwards', 'What should they achieve?', 'How will we know?', 'What will we do in class?'],
};

const clock = (second: number) => `00:${String(second).padStart(2, '0')}.000`;

/** Captions of the film of the demo, WebVTT. */
export function demoCaptions(locale: Locale): Buffer {
  const each = FILM_SECONDS / SLIDES[locale].length;
  const cues = SLIDES[locale].map((text, at) => `${clock(at * each)} --> ${clock((at + 1) * each)}\n${text}\n`);
  return Buffer.from(['WEBVTT\n', ...cues].join('\n'));
}
