import { lengthOf } from '@ruta/contracts/kit/length';
import { CARD_TITLE_MAX } from '@ruta/contracts/pills/limits';

/** A title as a card shows it: at most 100 characters and an ellipsis (PIL-03). */
export const cutTitle = (title: string): string =>
  lengthOf(title) <= CARD_TITLE_MAX ? title : `${Array.from(title).slice(0, CARD_TITLE_MAX).join('').trimEnd()}…`;
