import { Card, Text } from '@ruta/design-system';
import { formatInstant } from '../../lib/dates';
import { useSession } from '../../lib/session';
import { Timeline } from './DateChanges.styles';

/** A reschedule. Dates and times are in the school's time zone, `created_at` is UTC. */
export interface DateChange {
  id: number;
  old_date: string;
  old_time: string;
  date: string;
  time: string;
  justification: string;
  user: { fullname: string };
  created_at: string;
}

export interface DateChangesProps<Change extends DateChange> {
  changes: readonly Change[];
  /** Describes a change in words. */
  sentenceOf: (change: Change) => string;
}

/** All reschedules with reason and author, newest first (VIS-05, AGE-06). */
export function DateChanges<Change extends DateChange>({ changes, sentenceOf }: DateChangesProps<Change>) {
  const { me } = useSession();
  return (
    <Card>
      <Timeline>
        {changes
          .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)
          .map((change) => (
            <li key={change.id}>
              <Text weight="medium" isTabular>
                {sentenceOf(change)}
              </Text>
              <Text isPreformatted>{change.justification}</Text>
              <Text variant="caption" tone="muted">
                {`${change.user.fullname}, ${formatInstant(change.created_at, me.user_timezone)}`}
              </Text>
            </li>
          ))}
      </Timeline>
    </Card>
  );
}
