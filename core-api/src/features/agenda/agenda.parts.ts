import type { Clock } from '../../time/clock';
import { agendaKinds, type AgendaKind } from './agenda.kind';
import { agendaPolicy } from './agenda.policy';
import { agendaReader } from './agenda.reader';
import { agendaWriter } from './agenda.writer';

interface AgendaDeps {
  clock: Clock;
  /** The kinds of all rooms; called at the first request. */
  agendaKinds: () => readonly AgendaKind[];
}

/** Policy, reader and writer of agenda items of any kind. */
export function agendaParts({ clock, agendaKinds: registered }: AgendaDeps) {
  const kinds = agendaKinds(registered);
  const policy = agendaPolicy(kinds);
  const reader = agendaReader(clock, kinds);
  return { kinds, policy, reader, writer: agendaWriter(clock, policy, reader) };
}

export type AgendaParts = ReturnType<typeof agendaParts>;
