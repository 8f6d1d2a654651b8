import { inLine, letter, type Letter } from '../kit/letter';
import type { Locale } from '../locale';

export interface ConferenceLetterFacts {
  /** What the letter tells. */
  kind: 'booked' | 'cancelled' | 'reassigned';
  name: string;
  theme: string;
  /** Whom the recipient meets. */
  other: string;
  /** `DD-MM-YYYY` and `HH:mm` on the recipient's clock. */
  date: string;
  time: string;
  minutes: number;
  /** What the petitioner wrote to the agent; only in the agent's letter. */
  notes?: string | undefined;
  /** Why it was cancelled. */
  reason?: string | undefined;
  /** The recipient's page of sessions. */
  url: string;
}

/** The mail about a video session, with its calendar file (VC-02, decision 0067). */
export function conferenceLetter(locale: Locale, facts: ConferenceLetterFacts): Letter {
  const { kind, date, time, minutes, url } = facts;
  const [name, theme, other] = [inLine(facts.name), inLine(facts.theme), inLine(facts.other)];
  const [notes, reason] = [inLine(facts.notes ?? ''), inLine(facts.reason ?? '')];
  if (locale === 'es')
    return letter({
      locale,
      subject: {
        booked: `Sesión del ${date}: ${theme}`,
        cancelled: `Cancelada: sesión del ${date}, ${theme}`,
        reassigned: `Sesión del ${date} con otra persona: ${theme}`,
      }[kind],
      paragraphs: [
        `Hola, ${name}:`,
        {
          booked: `Tu sesión por video «${theme}» con ${other} es el ${date} a las ${time}, hora de tu zona, y dura ${minutes} minutos.`,
          cancelled: `La sesión por video «${theme}» con ${other}, del ${date} a las ${time}, se canceló.`,
          reassigned: `Tu sesión por video «${theme}» del ${date} a las ${time}, hora de tu zona, es ahora con ${other}. Día y hora son los mismos.`,
        }[kind],
        ...(notes === '' ? [] : [`Su mensaje: ${notes}`]),
        ...(reason === '' ? [] : [`Motivo: ${reason}`]),
      ],
      action: { label: 'Ver mis sesiones', url },
      notes:
        kind === 'cancelled'
          ? ['El archivo adjunto la quita de tu calendario.']
          : ['Ahí entras a la sesión cuando llegue su hora. El archivo adjunto la agrega a tu calendario.'],
    });
  return letter({
    locale,
    subject: {
      booked: `Session of ${date}: ${theme}`,
      cancelled: `Cancelled: session of ${date}, ${theme}`,
      reassigned: `Session of ${date} with somebody else: ${theme}`,
    }[kind],
    paragraphs: [
      `Hello, ${name},`,
      {
        booked: `Your video session “${theme}” with ${other} is on ${date} at ${time}, your time, and takes ${minutes} minutes.`,
        cancelled: `The video session “${theme}” with ${other} of ${date} at ${time} was cancelled.`,
        reassigned: `Your video session “${theme}” of ${date} at ${time}, your time, is now with ${other}. Day and time are the same.`,
      }[kind],
      ...(notes === '' ? [] : [`Their message: ${notes}`]),
      ...(reason === '' ? [] : [`Reason: ${reason}`]),
    ],
    action: { label: 'See my sessions', url },
    notes:
      kind === 'cancelled'
        ? ['The attached file takes it out of your calendar.']
        : ['You join the session there once it is time. The attached file adds it to your calendar.'],
  });
}
