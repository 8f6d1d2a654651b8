import type { Letter } from '../kit/letter';
import { noticeLetter, type NoticeLetterFacts } from '../kit/notice-letter';
import type { Locale } from '../locale';

const ACTION = { es: 'Ver mi plan de formación', en: 'See my formation plan' } as const;

/** Tells a person that their formation plans close soon, in the words of the notification (PFP-01). */
export const pfpLetter = (locale: Locale, facts: NoticeLetterFacts): Letter => noticeLetter(locale, ACTION, facts);
