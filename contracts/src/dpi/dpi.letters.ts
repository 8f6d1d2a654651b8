import { inLine, letter, type Letter } from '../kit/letter';
import type { NoticeWords } from '../kit/notice';
import type { Locale } from '../locale';

const ACTIONS = {
  answer: { es: 'Contestar el diagnóstico', en: 'Answer the diagnostic' },
  results: { es: 'Ver los resultados', en: 'See the results' },
} as const;

export interface DpiLetterFacts {
  name: string;
  /** The notification, in the person's language. */
  words: NoticeWords;
  action: keyof typeof ACTIONS;
  url: string;
}

/** Tells a person of the diagnostic of their school, in the words of the notification (DPI-01, DPI-04). */
export const dpiLetter = (locale: Locale, { name, words, action, url }: DpiLetterFacts): Letter =>
  letter({
    locale,
    subject: words.title,
    paragraphs: [locale === 'es' ? `Hola, ${inLine(name)}:` : `Hello, ${inLine(name)},`, inLine(words.body)],
    action: { label: ACTIONS[action][locale], url },
  });
