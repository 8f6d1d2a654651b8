import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Move } from '@ruta/state-machines/kit/simulate';
import { transitionsOf, type Transition } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { EventObject } from 'xstate';
import { transitionText } from '../chart/transition-text';
import { seconds } from '../lab/names';
import { read, summary } from '../words';
import { portOf } from './move-check';
import type { Target } from './targets';
import { said } from './words';

type Named = Pick<MachineEntry, 'machine' | 'labels' | 'name'>;

/** Label of a state with its ancestors: "Contestar › Cuenta regresiva". The root has the machine's name. */
function stateText({ labels, name }: Named, path: string, language: LabelLanguage): string {
  if (path === '') return name[language];
  const keys = path.split('.');
  return keys.map((_, index) => read(labels.states, keys.slice(0, index + 1).join('.'), language)).join(' › ');
}

/** Label of a call's port; the invocation id may differ from the port's name. */
const callText = ({ machine, labels }: Named, call: string, language: LabelLanguage): string =>
  read(labels.actors, portOf(machine, call) ?? call, language);

/** Label of a transition: source, trigger, targets. */
function arrowText(entry: Named, transition: Transition, language: LabelLanguage): string {
  const to = transition.targets.map((path) => stateText(entry, path, language)).join(' + ');
  const from = stateText(entry, transition.source, language);
  return `${from}: ${transitionText(entry, transition, language).label}${to && ` → ${to}`}`;
}

/** Label and code name of a target. */
export function targetText(entry: Named, target: Target, language: LabelLanguage): string {
  if (target.kind === 'state') return `${stateText(entry, target.path, language)} · ${target.path}`;
  const transition = transitionsOf(entry.machine).find(({ name }) => name === target.name);
  return transition ? `${arrowText(entry, transition, language)} · ${target.name}` : target.name;
}

/** A move as an instruction without its payload: what to do, or what the server does. */
export function deedText(entry: Named, move: Move, language: LabelLanguage): string {
  if (move.do === 'wait') return said('qaWait', language, { time: seconds(move.ms) });
  if (move.do === 'send')
    return said('qaSend', language, { name: read(entry.labels.events, (move.event as EventObject).type, language) });
  const name = callText(entry, move.actor, language);
  return move.do === 'fail'
    ? said('qaFail', language, { name, message: move.message })
    : said('qaAnswer', language, { name });
}

/** What a move brings: the fields of an event, or an answer; undefined for nothing. */
export function payloadOf(move: Move): unknown {
  if (move.do === 'answer') return move.output;
  if (move.do !== 'send') return undefined;
  const { type: _type, ...payload } = move.event as EventObject;
  return Object.keys(payload).length === 0 ? undefined : payload;
}

/** A move as an instruction with the beginning of its payload, on one line. */
export function moveText(entry: Named, move: Move, language: LabelLanguage): string {
  const [deed, payload] = [deedText(entry, move, language), summary(payloadOf(move))];
  return payload === '' ? deed : `${deed} ${said('qaWith', language)} ${payload}`;
}
