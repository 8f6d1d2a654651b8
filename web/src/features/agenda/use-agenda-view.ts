import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { monthOf } from '../../lib/dates';
import { toQuery } from '@ruta/contracts/kit/page-path';

export interface AgendaView {
  /** The month shown, `YYYY-MM`; undefined means the current month in the reader's time zone. */
  month: string | undefined;
  /** The chosen day, `YYYY-MM-DD`; undefined means today in the current month, else the whole month. */
  day: string | undefined;
  /** True if the whole month was chosen. */
  isWholeMonth: boolean;
  isListOpen: boolean;
}

export interface AgendaViewActions {
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
const DAY = /^\d{4}-(0[1-9]|1[0-2])-\d\d$/;
const matching = (value: string | null, pattern: RegExp) => (value && pattern.test(value) ? value : undefined);

/** Month, day and list are in the address: `?month=2026-11&day=2026-11-20&list=0`, or `day=all` (law 10). */
export function useAgendaView(): [AgendaView, AgendaViewActions] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.toString();
  const view = useMemo<AgendaView>(() => {
    const params = new URLSearchParams(text);
    const day = matching(params.get('day'), DAY);
    return {
      month: matching(params.get('month'), MONTH) ?? (day && monthOf(day)),
      day,
      isWholeMonth: params.get('day') === WHOLE,
      isListOpen: params.get('list') !== '0',
    };
  }, [text]);

  // The calendar may call two actions in one event (a day of another month, and that month). The second builds on the
  // first, although the address has not changed yet.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const actions = useMemo<AgendaViewActions>(() => {
    const change = (next: AgendaView, replace: boolean) => {
      latest.current = next;
      const { month, isWholeMonth, isListOpen } = next;
      const day = next.day ?? (isWholeMonth ? WHOLE : undefined);
      void navigate({ search: toQuery({ month, day, list: isListOpen ? undefined : '0' }) }, { replace });
    };
    return {
      showMonth: (month) => {
        const { day } = latest.current;
        change(
          { ...latest.current, month, day: day && monthOf(day) === month ? day : undefined, isWholeMonth: false },
          false,
        );
      },
      chooseDay: (day) => change({ month: monthOf(day), day, isWholeMonth: false, isListOpen: true }, true),
      forgetDay: () => change({ ...latest.current, day: undefined, isWholeMonth: true }, true),
      toggleList: () => change({ ...latest.current, isListOpen: !latest.current.isListOpen }, true),
    };
  }, [navigate]);

  return [view, actions];
}
