import type { LastSaved } from '@ruta/contracts/problems';
import { InlineAlert, Stack } from '@ruta/design-system';
import { formatDay } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { VersionPair } from '../conflict/VersionPair';
import { moveTexts } from './move.texts';

/** A day and hour at the school; a draft may have none. */
export interface Moment {
  date: string | null;
  time: string | null;
}

export interface MovedMeanwhileProps {
  mine: Moment;
  theirs: Moment;
  saved: LastSaved | undefined;
  /** The server's refusal; undefined where it was noticed before sending. */
  message?: string | undefined;
}

/** Says that someone changed the record that is being moved, with both versions of its date (VIS-05). */
export function MovedMeanwhile({ mine, theirs, saved, message }: MovedMeanwhileProps) {
  const t = useTexts(moveTexts);
  const inWords = ({ date, time }: Moment) => [date && formatDay(date), time].filter(Boolean).join(' ');
  return (
    <InlineAlert tone="warning" isLive title={message ?? t('meanwhile')}>
      <Stack gap={2}>
        <span>{t('meanwhile.body')}</span>
        <VersionPair mine={inWords(mine)} theirs={inWords(theirs)} saved={saved} />
      </Stack>
    </InlineAlert>
  );
}

/** The date and hour that the server sent with an edit conflict (law 6); null for any other refusal. */
export function momentIn(current: unknown): Moment | null {
  if (typeof current !== 'object' || current === null || !('date' in current) || !('time' in current)) return null;
  const { date, time } = current as Moment;
  return { date, time };
}
