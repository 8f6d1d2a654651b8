import type { ACTIVITY_TYPES } from '../agenda/agenda.schema';
import { formatDay } from '../kit/day-text';
import { inLine, type LetterWords } from '../kit/letter';
import type { Locale } from '../locale';

export interface LetterActivity {
  title: string;
  /** The school's wall clock. */
  date: string;
  time: string;
  duration_min: number;
  place: string;
}

export interface SharingLetterFacts {
  /** Of the reader. */
  name: string;
  /** Who shares; null once that account is gone. */
  author: string | null;
  school: string;
  start_at: string;
  end_at: string;
  activities: readonly LetterActivity[];
  message: string | null;
  /** Whether the calendar file is attached. */
  hasCalendar: boolean;
  url: string;
  /** Stops the letters with changes; only beside a calendar file. */
  stopUrl?: string | undefined;
}

const NOBODY: Record<Locale, string> = { es: 'Tu coach', en: 'Your coach' };

/** How a shared activity is called: a visit by who visits, everything else by its title (decision 0056). */
export function sharedTitle(
  locale: Locale,
  { type, title, coach }: { type: (typeof ACTIVITY_TYPES)[number]; title: string; coach: string | null },
): string {
  if (type !== 'SchoolVisitActivity') return title;
  if (locale === 'es') return coach === null ? 'Visita de acompañamiento' : `Visita de ${coach}`;
  return coach === null ? 'Coaching visit' : `Visit by ${coach}`;
}

/** The link that ends letters with changes. */
export const STOP_LABEL: Record<Locale, string> = {
  es: 'Dejar de recibir cambios de mi calendario',
  en: 'Stop getting changes of my calendar',
};

const WEEKDAYS: Record<Locale, Intl.DateTimeFormat> = {
  es: new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }),
};
const weekday = (locale: Locale, day: string) => WEEKDAYS[locale].format(new Date(`${day}T00:00:00Z`));

/** The hour at which it ends, on the wall clock: `10:00` and 90 minutes → `11:30`. */
function endOf(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = hour * 60 + minute + minutes;
  return [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** One activity as a line: `lunes 23-11-2026, 10:00 a 11:30: Taller. Biblioteca`. */
export function activityLine(locale: Locale, { title, date, time, duration_min, place }: LetterActivity): string {
  const hours = `${time} ${locale === 'es' ? 'a' : 'to'} ${endOf(time, duration_min)}`;
  const where = inLine(place);
  return `${weekday(locale, date)} ${formatDay(date)}, ${hours}: ${inLine(title)}${where === '' ? '' : ` · ${where}`}`;
}

/** The letter with a shared agenda (SHA-01). The screen shows the same words before they are sent. */
export function sharingLetterWords(locale: Locale, facts: SharingLetterFacts): LetterWords {
  const [name, school] = [inLine(facts.name), inLine(facts.school)];
  const author = facts.author === null ? NOBODY[locale] : inLine(facts.author);
  const message = inLine(facts.message ?? '');
  const lines = facts.activities.map((activity) => activityLine(locale, activity));
  const isOneDay = facts.start_at === facts.end_at;
  const [start, end] = [formatDay(facts.start_at), formatDay(facts.end_at)];
  const aside = facts.stopUrl === undefined ? undefined : { label: STOP_LABEL[locale], url: facts.stopUrl };
  return locale === 'es'
    ? {
        ...{ locale, aside },
        subject: `Agenda de ${school}, ${isOneDay ? start : `del ${start} al ${end}`}`,
        paragraphs: [
          `Hola, ${name}:`,
          `${author} te comparte estas actividades de ${school}.`,
          ...(message === '' ? [] : [`Su mensaje: «${message}»`]),
          ...lines,
        ],
        action: { label: 'Ver la agenda en Ruta', url: facts.url },
        notes: [
          'Las horas son las de la escuela.',
          facts.hasCalendar
            ? 'El archivo adjunto agrega estas actividades a tu calendario, con la hora de tu dispositivo. Si una cambia, te llega por correo otro archivo que la cambia.'
            : 'Si una actividad cambia, la ves en Ruta.',
        ],
      }
    : {
        ...{ locale, aside },
        subject: `Agenda of ${school}, ${isOneDay ? start : `${start} to ${end}`}`,
        paragraphs: [
          `Hello, ${name},`,
          `${author} shares these activities of ${school} with you.`,
          ...(message === '' ? [] : [`Their message: «${message}»`]),
          ...lines,
        ],
        action: { label: 'See the agenda in Ruta', url: facts.url },
        notes: [
          'Hours are those of the school.',
          facts.hasCalendar
            ? 'The attached file adds these activities to your calendar, in the time of your device. If one changes, you get another file by mail that changes it.'
            : 'If an activity changes, you see it in Ruta.',
        ],
      };
}
