import { inLine, letter, type Letter } from '../kit/letter';
import type { Locale } from '../locale';

export interface ConferenceLetterFacts {
  /** What the letter tells. */
  kind: 'booked' | 'cancelled';
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
      subject: kind === 'booked' ? `Sesión del ${date}: ${theme}` : `Cancelada: sesión del ${date}, ${theme}`,
      paragraphs: [
        `Hola, ${name}:`,
        kind === 'booked'
          ? `Tu sesión por video «${theme}» con ${other} es el ${date} a las ${time}, hora de tu zona, y dura ${minutes} minutos.`
          : `La sesión por video «${theme}» con ${other}, del ${date} a las ${time}, se canceló.`,
        ...(notes === '' ? [] : [`Su mensaje: ${notes}`]),
        ...(reason === '' ? [] : [`Motivo: ${reason}`]),
      ],
      action: { label: 'Ver mis sesiones', url },
      notes:
        kind === 'booked'
          ? ['Ahí entras a la sesión cuando llegue su hora. El archivo adjunto la agrega a tu calendario.']
          : ['El archivo adjunto la quita de tu calendario.'],
    });
  return letter({
    locale,
    subject: kind === 'booked' ? `Session of ${date}: ${theme}` : `Cancelled: session of ${date}, ${theme}`,
    paragraphs: [
      `Hello, ${name},`,
      kind === 'booked'
        ? `Your video session “${theme}” with ${other} is on ${date} at ${time}, your time, and takes ${minutes} minutes.`
        : `The video session “${theme}” with ${other} of ${date} at ${time} was cancelled.`,
      ...(notes === '' ? [] : [`Their message: ${notes}`]),
      ...(reason === '' ? [] : [`Reason: ${reason}`]),
    ],
    action: { label: 'See my sessions', url },
    notes:
      kind === 'booked'
        ? ['You join the session there once it is time. The attached file adds it to your calendar.']
        : ['The attached file takes it out of your calendar.'],
  });
}
