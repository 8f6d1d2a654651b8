import type { Letter } from '../kit/letter';
import { noticeLetter, type NoticeLetterFacts } from '../kit/notice-letter';
import type { Locale } from '../locale';

const ACTION = { es: 'Abrir Ruta', en: 'Open Ruta' } as const;

/** Tells a person of schools that changed hands, in the words of the notification (HIE-03). It opens their home. */
export const reassignedLetter = (locale: Locale, facts: NoticeLetterFacts): Letter =>
  noticeLetter(locale, ACTION, facts);
