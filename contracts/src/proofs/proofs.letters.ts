import { inLine, letter, type Letter } from '../kit/letter';
import type { Locale } from '../locale';

export interface ProofLetterFacts {
  name: string;
  title: string;
  school: string;
  /** `DD-MM-YYYY`. */
  date: string;
  /** The public page of the proof. */
  url: string;
}

/** The mail to whoever was present, with the proof attached (ACT-03). */
export function proofLetter(locale: Locale, facts: ProofLetterFacts): Letter {
  const [name, title, school] = [inLine(facts.name), inLine(facts.title), inLine(facts.school)];
  return locale === 'es'
    ? letter({
        locale,
        subject: `Constancia de asistencia: ${title}`,
        paragraphs: [
          `Hola, ${name}:`,
          `Adjuntamos tu constancia de asistencia a «${title}», del ${facts.date}, en ${school}.`,
          'Quien la reciba puede comprobarla con el código impreso o en esta página.',
        ],
        action: { label: 'Ver la constancia', url: facts.url },
        notes: ['También está en Ruta, en tus constancias.'],
      })
    : letter({
        locale,
        subject: `Proof of attendance: ${title}`,
        paragraphs: [
          `Hello, ${name},`,
          `Attached is your proof of attendance at «${title}», of ${facts.date}, in ${school}.`,
          'Whoever receives it can check it with the printed code or on this page.',
        ],
        action: { label: 'See the proof', url: facts.url },
        notes: ['It is also in Ruta, among your proofs.'],
      });
}
