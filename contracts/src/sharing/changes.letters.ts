import { inLine, type LetterWords } from '../kit/letter';
import type { Locale } from '../locale';
import { activityLine, STOP_LABEL, type LetterActivity } from './sharing.letters';

export interface ChangesLetterFacts {
  /** Of the reader. */
  name: string;
  school: string;
  /** As they are now, on the school's wall clock. */
  changes: readonly (LetterActivity & { isCancelled: boolean })[];
  url: string;
  /** Stops these letters. */
  stopUrl: string;
}

/** The letter with what changed of activities that stand in the reader's calendar (SHA-01, decision 0056). */
export function changesLetterWords(
  locale: Locale,
  { changes, url, stopUrl, ...facts }: ChangesLetterFacts,
): LetterWords {
  const [name, school] = [inLine(facts.name), inLine(facts.school)];
  const count = changes.length;
  const aside = { label: STOP_LABEL[locale], url: stopUrl };
  const lines = ([now, cancelled]: readonly [string, string]) =>
    changes.map((change) => `${change.isCancelled ? cancelled : now}: ${activityLine(locale, change)}`);
  return locale === 'es'
    ? {
        ...{ locale, aside },
        subject: `Cambios en la agenda de ${school}`,
        paragraphs: [
          `Hola, ${name}:`,
          count === 1
            ? `Cambió una actividad de ${school} que está en tu calendario.`
            : `Cambiaron ${count} actividades de ${school} que están en tu calendario.`,
          ...lines(['Ahora', 'Cancelada']),
        ],
        action: { label: 'Ver la agenda en Ruta', url },
        notes: ['Las horas son las de la escuela.', 'Abre el archivo adjunto para que tu calendario cambie igual.'],
      }
    : {
        ...{ locale, aside },
        subject: `Changes in the agenda of ${school}`,
        paragraphs: [
          `Hello, ${name},`,
          count === 1
            ? `An activity of ${school} that is in your calendar changed.`
            : `${count} activities of ${school} that are in your calendar changed.`,
          ...lines(['Now', 'Cancelled']),
        ],
        action: { label: 'See the agenda in Ruta', url },
        notes: ['Hours are those of the school.', 'Open the attached file so that your calendar changes, too.'],
      };
}
