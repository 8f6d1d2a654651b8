import type { Letter } from '../kit/letter';
import { noticeLetter, type NoticeLetterFacts } from '../kit/notice-letter';
import type { Locale } from '../locale';

const ACTIONS = {
  answer: { es: 'Contestar el diagnóstico', en: 'Answer the diagnostic' },
  results: { es: 'Ver los resultados', en: 'See the results' },
} as const;

interface DpiLetterFacts extends NoticeLetterFacts {
  action: keyof typeof ACTIONS;
}

/** Tells a person of the diagnostic of their school, in the words of the notification (DPI-01, DPI-04). */
export const dpiLetter = (locale: Locale, { action, ...facts }: DpiLetterFacts): Letter =>
  noticeLetter(locale, ACTIONS[action], facts);
