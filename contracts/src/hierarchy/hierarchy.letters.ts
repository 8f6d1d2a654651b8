import { inLine, letter, type Letter } from '../kit/letter';
import type { NoticeWords } from '../kit/notice';
import type { Locale } from '../locale';

export interface ReassignedFacts {
  name: string;
  /** The notification, in the person's language. */
  words: NoticeWords;
  /** The person's home. */
  url: string;
}

/** Tells a person of schools that changed hands, in the words of the notification (HIE-03). */
export const reassignedLetter = (locale: Locale, { name, words, url }: ReassignedFacts): Letter =>
  letter({
    locale,
    subject: words.title,
    paragraphs: [locale === 'es' ? `Hola, ${inLine(name)}:` : `Hello, ${inLine(name)},`, inLine(words.body)],
    action: { label: locale === 'es' ? 'Abrir Ruta' : 'Open Ruta', url },
  });
