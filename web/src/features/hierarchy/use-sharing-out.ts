import { useState } from 'react';
import type { HandoverPage } from '@ruta/contracts/hierarchy/handover.screens';

type School = NonNullable<HandoverPage['schools']>[number];
type Person = HandoverPage['receivers'][number];

/** Who has the schools that nobody receives yet. */
export const SOURCE = 'from';

/** How somebody's schools are shared out before they are handed over. */
export interface SharingOut {
  receivers: readonly Person[];
  /** The schools of a list: of who hands over, or of a receiver. */
  schoolsAt: (list: string) => readonly School[];
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  add: (person: Person) => void;
  remove: (id: number) => void;
  move: (ids: readonly string[], list: string) => void;
  /** As the calls take it; empty while nobody receives anything. */
  given: { to_id: number; schools: number[] }[];
}

/** Schools that have gone meanwhile are left out. */
export function useSharingOut(schools: readonly School[]): SharingOut {
  const [receivers, setReceivers] = useState<readonly Person[]>([]);
  const [goesTo, setGoesTo] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const schoolsAt = (list: string) => schools.filter(({ id }) => (goesTo.get(String(id)) ?? SOURCE) === list);
  return {
    receivers,
    schoolsAt,
    chosen,
    choose,
    add: (person) => setReceivers((known) => [...known, person]),
    remove: (id) => {
      setReceivers((known) => known.filter((person) => person.id !== id));
      setGoesTo((known) => new Map([...known].filter(([, list]) => list !== String(id))));
    },
    move: (ids, list) => {
      setGoesTo((known) => new Map([...known, ...ids.map((id) => [id, list] as const)]));
      choose((known) => new Set([...known].filter((id) => !ids.includes(id))));
    },
    given: receivers.flatMap(({ id }) => {
      const theirs = schoolsAt(String(id)).map((school) => school.id);
      return theirs.length === 0 ? [] : [{ to_id: id, schools: theirs }];
    }),
  };
}
