import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { placesOf, type Transition } from '@ruta/state-machines/kit/transitions';
import { read } from '../words';
import { words } from './words';

/** Texts of a transition: trigger as label and code, and guard. */
export interface TransitionText {
  /** "Iniciar visita", "Después de 1 s", "Falla: Guardar la visita". */
  label: string;
  /** "visit.startRequested", "after oneSecond", "error saveVisit". */
  code: string;
  /** Guard as label and code; null without one. */
  guard: { label: string; code: string } | null;
}

type Flow = Pick<MachineEntry, 'machine' | 'labels'>;

/** Duration as text: 800 → "0.8 s". */
const seconds = (ms: number): string => `${ms / 1000} s`;

/** Duration of an `after` transition, whose delay is a name or milliseconds. */
function delayOf({ machine }: Flow, { event, source }: Transition): string {
  const id = source === '' ? machine.root.id : `${machine.root.id}.${source}`;
  return event.slice('xstate.after.'.length).replace(new RegExp(`\\.${id.replaceAll('.', '\\.')}$`), '');
}

function afterText(flow: Flow, transition: Transition, language: LabelLanguage): Omit<TransitionText, 'guard'> {
  const name = delayOf(flow, transition);
  const known: unknown = flow.machine.implementations.delays[name] ?? Number(name);
  const length = typeof known === 'number' && Number.isFinite(known) ? seconds(known) : name;
  return { label: `${words.after[language]} ${length}`, code: `after ${name}` };
}

/** Label of an invocation's port; the invocation id may differ from the port's name. */
function portText({ machine, labels }: Flow, id: string, language: LabelLanguage): string {
  const call = placesOf(machine)
    .flatMap(({ invoke }) => invoke)
    .find((invocation) => invocation.id === id);
  return read(labels.actors, typeof call?.src === 'string' ? call.src : id, language);
}

function causeOf(flow: Flow, transition: Transition, language: LabelLanguage): Omit<TransitionText, 'guard'> {
  const { kind, event } = transition;
  switch (kind) {
    case 'after':
      return afterText(flow, transition, language);
    case 'done':
    case 'error': {
      const id = event.replace(/^xstate\.(done|error)\.actor\./, '');
      return { label: `${words[kind][language]}: ${portText(flow, id, language)}`, code: `${kind} ${id}` };
    }
    case 'end':
      return { label: words.end[language], code: 'done' };
    case 'always':
    case 'initial':
      return { label: words[kind][language], code: kind };
    case 'event':
      return { label: read(flow.labels.events, event, language), code: event };
  }
}

/** Texts of a transition in one language, with code names (SM-02). */
export function transitionText(flow: Flow, transition: Transition, language: LabelLanguage): TransitionText {
  const { guard } = transition;
  return {
    ...causeOf(flow, transition, language),
    guard: guard === null ? null : { label: read(flow.labels.guards, guard, language), code: guard },
  };
}
