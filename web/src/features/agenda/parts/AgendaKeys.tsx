import { useNavigate } from 'react-router';
import { useKeys } from '../../../shared/keys';
import { agendaKeys } from '../agenda.keys';
import type { AgendaViewActions } from '../use-agenda-view';

export interface AgendaKeysProps {
  /** The school's today, once it is known. */
  today: string | undefined;
  /** Where something is added; undefined where one may not. */
  createHref?: string | undefined;
  /** Instead of an address: begins to add something. */
  onCreate?: (() => void) | undefined;
  actions: Pick<AgendaViewActions, 'showDay' | 'showKind'>;
}

/** The keys of the agenda's page (UI-03): today, adding, and the four views. */
export function AgendaKeys({ today, createHref, onCreate, actions }: AgendaKeysProps) {
  const navigate = useNavigate();
  useKeys(agendaKeys, {
    today: today === undefined ? undefined : () => actions.showDay(today),
    create:
      createHref === undefined && onCreate === undefined
        ? undefined
        : (focused) => {
            // The calendar creates on the focused day by the same key.
            if (focused?.closest('[role="grid"]') != null) return;
            if (onCreate) onCreate();
            else void navigate(createHref ?? '');
          },
    month: () => actions.showKind('month'),
    week: () => actions.showKind('week'),
    day: () => actions.showKind('day'),
    list: () => actions.showKind('list'),
  });
  return null;
}
