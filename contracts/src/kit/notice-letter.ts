import type { Locale, Text } from '../locale';
import { inLine, letter, type Letter } from './letter';
import type { NoticeWords } from './notice';

export interface NoticeLetterFacts {
  name: string;
  /** The notification, in the person's language. */
  words: NoticeWords;
  /** The page that the button opens. */
  url: string;
}

/** A mail that says what a notification says, with one button. */
export const noticeLetter = (locale: Locale, label: Text, { name, words, url }: NoticeLetterFacts): Letter =>
  letter({
    locale,
    subject: words.title,
    paragraphs: [locale === 'es' ? `Hola, ${inLine(name)}:` : `Hello, ${inLine(name)},`, inLine(words.body)],
    action: { label: label[locale], url },
  });
