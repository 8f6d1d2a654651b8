import { useCallback, useRef, useState } from 'react';
import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { call } from '../../lib/api';
import { useOpenPart } from './open-work';
import { putAttendance } from './record.calls';
import { useSaving } from './use-saving';
import type { Saving } from './use-saving';

/** Marks that the server has not confirmed yet. */
type Marks = ReadonlyMap<number, boolean>;

const withMarks = (known: readonly number[], marks: Marks): number[] => [
  ...known.filter((id) => marks.get(id) !== false),
  ...[...marks].flatMap(([id, isPresent]) => (isPresent && !known.includes(id) ? [id] : [])),
];

export interface Attendance {
  present: readonly number[];
  /** Marks these people as present and all others as absent. */
  mark: (present: readonly number[]) => void;
  saving: Saving;
  retry: () => void;
}

/**
 * Attendance, saved mark by mark. Each save sends the last known list (`since`) with its own changes, so that two
 * people can mark at the same time, and both see all marks.
 */
export function useAttendance(record: ActivityRecord, onSaved: (attendees: number) => void): Attendance {
  const { activity_id } = record;
  const [known, setKnown] = useState<readonly number[]>(record.assistants);
  const [marks, setMarks] = useState<Marks>(new Map());
  const latest = useRef(known);
  const work = useCallback(
    async (sent: Marks) => {
      const absent = [...sent].flatMap(([id, isPresent]) => (isPresent ? [] : [id]));
      const since = [...new Set([...latest.current, ...absent])];
      const { data } = await call(putAttendance, {
        body: { activity_id, assistants: withMarks(latest.current, sent), since },
      });
      latest.current = data.assistants;
      setKnown(data.assistants);
      setMarks((now) => new Map([...now].filter(([id, isPresent]) => sent.get(id) !== isPresent)));
      onSaved(data.assistants.length);
    },
    [activity_id, onSaved],
  );
  const { saving, save, retry, isOpen, settle } = useSaving(work);
  useOpenPart({ isOpen, settle });
  const present = withMarks(known, marks);
  return {
    present,
    mark: (next) => {
      const changed = new Map(marks);
      for (const id of next) if (!present.includes(id)) changed.set(id, true);
      for (const id of present) if (!next.includes(id)) changed.set(id, false);
      setMarks(changed);
      save(changed);
    },
    saving,
    retry,
  };
}
