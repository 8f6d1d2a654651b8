import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { breakpoints } from '@ruta/design-system';
import { isDay, monthOf } from '../../lib/dates';
import { CYCLE } from '../../shared/cycle-in-address';
import { keep, kept } from '../../lib/kept';
import { toQuery } from '@ruta/contracts/kit/page-path';

export const VIEWS = ['month', 'week', 'day', 'list'] as const;
/** Month, week and day are calendars; the list is the month in order. */
export type ViewKind = (typeof VIEWS)[number];

export interface AgendaView {
  kind: ViewKind;
  /** The kind that the address names; without one the person's last choice on a screen of this width counts. */
  asked: ViewKind | undefined;
  /** The month shown, `YYYY-MM`; undefined means the current month in the reader's time zone. */
  month: string | undefined;
  /** The chosen day, `YYYY-MM-DD`; undefined means today in the current month, else the whole month. */
  day: string | undefined;
  /** True if the whole month was chosen. */
  isWholeMonth: boolean;
  isListOpen: boolean;
}

export interface AgendaViewActions {
  /** Shows another kind of view, and remembers it on this device for the person and this width. */
  showKind: (kind: ViewKind) => void;
  /** Shows a day in the same kind of view, or as a day. */
  showDay: (day: string, kind?: ViewKind) => void;
  showMonth: (month: string) => void;
  /** Chooses a day and shows its month. */
  chooseDay: (day: string) => void;
  /** Shows the whole month. */
  forgetDay: () => void;
  toggleList: () => void;
}

/** Value of `day` in the address for the whole month. */
const WHOLE = 'all';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const matching = (value: string | null, pattern: RegExp) => (value && pattern.test(value) ? value : undefined);

const kindOf = (value: unknown): ViewKind | undefined => VIEWS.find((kind) => kind === value);
/** Where the choice is stored: per person, apart for wide and narrow screens. */
const placeOfKind = (userId: number) =>
  `ruta.agenda.view.${userId}.${window.innerWidth < breakpoints.tablet ? 'narrow' : 'wide'}`;

/**
 * View, month, day and list are in the address: `?view=week&month=2026-11&day=2026-11-20&list=0`, or `day=all` (law 10).
 */
export function useAgendaView(userId: number): [AgendaView, AgendaViewActions] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const school_ids = search.get('school_ids');
  const coach_id = search.get('coach_id');
  const cycle = search.get(CYCLE);
  const view = useMemo<AgendaView>(() => {
    const params = new URLSearchParams(text);
    const asDay = params.get('day') ?? '';
    const day = isDay(asDay) ? asDay : undefined;
    const asked = kindOf(params.get('view'));
    return {
      kind: asked ?? kindOf(kept(placeOfKind(userId))) ?? 'month',
      asked,
      month: matching(params.get('month'), MONTH) ?? (day && monthOf(day)),
      day,
      isWholeMonth: params.get('day') === WHOLE,
      isListOpen: params.get('list') !== '0',
    };
  }, [text, userId]);

  // The calendar may call two actions in one event (a day of another month, and that month). The second builds on the
  // first, although the address has not changed yet.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const actions = useMemo<AgendaViewActions>(() => {
    // An agenda of several schools stays narrowed, one of a finished cycle stays in it.
    const stays = { school_ids, coach_id, cycle };
    const change = (next: AgendaView, replace: boolean) => {
      latest.current = next;
      const { asked, month, isWholeMonth, isListOpen } = next;
      const day = next.day ?? (isWholeMonth ? WHOLE : undefined);
      const list = isListOpen ? undefined : '0';
      const query = { view: asked, month, day, list, ...stays };
      void navigate({ search: toQuery(query) }, { replace });
    };
    return {
      showKind: (kind) => {
        keep(placeOfKind(userId), kind);
        change({ ...latest.current, kind, asked: kind }, false);
      },
      showDay: (day, kind) =>
        change(
          {
            ...latest.current,
            ...(kind && { kind, asked: kind }),
            ...{ month: monthOf(day), day, isWholeMonth: false },
          },
          false,
        ),
      showMonth: (month) => {
        const { day } = latest.current;
        change(
          { ...latest.current, month, day: day && monthOf(day) === month ? day : undefined, isWholeMonth: false },
          false,
        );
      },
      chooseDay: (day) =>
        change({ ...latest.current, month: monthOf(day), day, isWholeMonth: false, isListOpen: true }, true),
      forgetDay: () => change({ ...latest.current, day: undefined, isWholeMonth: true }, true),
      toggleList: () => change({ ...latest.current, isListOpen: !latest.current.isListOpen }, true),
    };
  }, [navigate, userId, school_ids, coach_id, cycle]);

  return [view, actions];
}
