import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AGENDA_SCHOOLS_MAX } from '@ruta/contracts/agenda/agenda.limits';
import { toQuery } from '@ruta/contracts/kit/page-path';
import { keep, kept } from '../../lib/kept';

/** What an agenda of several schools is narrowed to. Empty and null stand for all. */
export interface ChosenSchools {
  school_ids: readonly number[];
  coach_id: number | null;
}

const EVERYTHING: ChosenSchools = { school_ids: [], coach_id: null };
const NAMES = ['school_ids', 'coach_id'] as const;
/** Where the choice is stored, per person. */
const placeOf = (userId: number) => `ruta.agenda.schools.${userId}`;

const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : []);
function chosenIn(text: string): ChosenSchools | undefined {
  const params = new URLSearchParams(text);
  const school_ids = (params.get('school_ids') ?? '').split(',').flatMap(idOf).slice(0, AGENDA_SCHOOLS_MAX);
  const [coach_id = null] = idOf(params.get('coach_id') ?? '');
  return school_ids.length === 0 && coach_id === null ? undefined : { school_ids, coach_id };
}
function keptSchools(userId: number) {
  const value = kept(placeOf(userId));
  return typeof value === 'string' ? chosenIn(value) : undefined;
}

/**
 * The schools of an agenda by the address, `?school_ids=1,2&coach_id=4`, else as the person left them on this device; and
 * how they are chosen (AGE-05, law 10).
 */
export function useChosenSchools(userId: number): [ChosenSchools, (chosen: ChosenSchools) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const [remembered, setRemembered] = useState(() => keptSchools(userId));
  const chosen = useMemo(() => chosenIn(text) ?? remembered ?? EVERYTHING, [text, remembered]);
  const choose = useCallback(
    (next: ChosenSchools) => {
      keep(placeOf(userId), toQuery(next).slice(1));
      setRemembered(next);
      const others = new URLSearchParams(text);
      for (const name of NAMES) others.delete(name);
      void navigate({ search: toQuery({ ...Object.fromEntries(others), ...next }) }, { replace: true });
    },
    [navigate, text, userId],
  );
  return [chosen, choose];
}
