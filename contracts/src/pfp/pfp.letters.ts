import { inLine, letter, type Letter } from '../kit/letter';
import type { NoticeWords } from '../kit/notice';
import type { Locale } from '../locale';

export interface PfpLetterFacts {
  name: string;
  /** The notification, in the person's language. */
  words: NoticeWords;
  url: string;
}

/** Tells a person that their formation plans close soon, in the words of the notification (PFP-01). */
export const pfpLetter = (locale: Locale, { name, words, url }: PfpLetterFacts): Letter =>
  letter({
    locale,
    subject: words.title,
    paragraphs: [locale === 'es' ? `Hola, ${inLine(name)}:` : `Hello, ${inLine(name)},`, inLine(words.body)],
    action: { label: locale === 'es' ? 'Ver mi plan de formación' : 'See my formation plan', url },
  });
