import { activePaths, type LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import { transitionsOf, type Transition } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { EventObject } from 'xstate';
import { read, summary } from '../words';
import { portOf } from './move-check';
import type { Target } from './targets';
import { said } from './words';

type Named = Pick<MachineEntry, 'machine' | 'labels' | 'name'>;

/** A state with those around it: "Contestar › Cuenta regresiva". The root is the machine itself. */
export function stateText({ labels, name }: Named, path: string, language: LabelLanguage): string {
  if (path === '') return name[language];
  const keys = path.split('.');
  return keys.map((_, index) => read(labels.states, keys.slice(0, index + 1).join('.'), language)).join(' › ');
}

/** Where a machine stands: its innermost states, parallel ones with +. */
export function standingText(entry: Named, { snapshot }: Pick<Frame, 'snapshot'>, language: LabelLanguage): string {
  const active = activePaths(snapshot);
  const leaves = active.filter((path) => !active.some((other) => other.startsWith(`${path}.`)));
  return leaves.map((path) => stateText(entry, path, language)).join(' + ');
}

/** A call by the name of its port, which its invocation's id may differ from. */
export const callText = ({ machine, labels }: Named, call: string, language: LabelLanguage): string =>
  read(labels.actors, portOf(machine, call) ?? call, language);

/** The delay of an `after`, as the machine names it; the state's id stands behind it. */
const delayIn = ({ machine }: Named, { event, source }: Transition) => {
  const id = [machine.root.id, source].filter(Boolean).join('.');
  return event.replace(/^xstate\.after\./, '').replace(`.${id}`, '');
};

function causeText(entry: Named, transition: Transition, language: LabelLanguage): string {
  const { kind, event } = transition;
  switch (kind) {
    case 'event':
      return read(entry.labels.events, event, language);
    case 'after':
      return said('after', language, { name: delayIn(entry, transition) });
    case 'done':
    case 'error': {
      const call = event.replace(/^xstate\.(done|error)\.actor\./, '');
      return said(kind, language, { name: callText(entry, call, language) });
    }
    case 'end':
    case 'always':
    case 'initial':
      return said(kind, language);
  }
}

/** A transition in words: from where, by what, to where. */
export function transitionText(entry: Named, transition: Transition, language: LabelLanguage): string {
  const to = transition.targets.map((path) => stateText(entry, path, language)).join(' + ');
  const from = stateText(entry, transition.source, language);
  return `${from}: ${causeText(entry, transition, language)}${to && ` → ${to}`}`;
}

/** A target in words and by its name in the code. */
export function targetText(entry: Named, target: Target, language: LabelLanguage): string {
  if (target.kind === 'state') return `${stateText(entry, target.path, language)} · ${target.path}`;
  const transition = transitionsOf(entry.machine).find(({ name }) => name === target.name);
  return transition ? `${transitionText(entry, transition, language)} · ${target.name}` : target.name;
}

/** Milliseconds as people read them: 20 s, 0.8 s, 24 h. */
export function timeText(ms: number): string {
  if (ms >= 3_600_000 && ms % 60_000 === 0) return `${ms / 3_600_000} h`;
  return `${ms / 1000} s`;
}

/** A move as a step for people: what to do, or what the server does. */
export function moveText(entry: Named, move: Move, language: LabelLanguage): string {
  if (move.do === 'wait') return said('qaWait', language, { time: timeText(move.ms) });
  if (move.do === 'send') {
    const event = move.event as EventObject;
    const payload = summary(event);
    const text = said('qaSend', language, { name: read(entry.labels.events, event.type, language) });
    return payload === '' ? text : `${text} ${said('qaWith', language)} ${payload}`;
  }
  const name = callText(entry, move.actor, language);
  if (move.do === 'fail') return said('qaFail', language, { name, message: move.message });
  const output = typeof move.output === 'object' && move.output !== null ? summary(move.output) : '';
  return said('qaAnswer', language, { name }) + (output === '' ? '' : ` ${said('qaWith', language)} ${output}`);
}
