/** Names of states and moves in words. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { activePaths } from '@ruta/state-machines/kit/labels';
import type { Move } from '@ruta/state-machines/kit/simulate';
import { read, summary, words } from '../words';
import type { LabView } from '../view';

type Told = Pick<LabView, 'entry' | 'language'>;

const HOUR_MS = 60 * 60 * 1000;

/** Milliseconds as text: "2.5 s", or "24 h 2.5 s" from an hour on. */
export function seconds(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  const rest = `${((ms % HOUR_MS) / 1000).toFixed(1)} s`;
  return hours === 0 ? rest : `${hours} h ${rest}`;
}

const isInside = (path: string, outer: string) => path.startsWith(`${outer}.`);
const chain = (path: string) => path.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

/**
 * Current state in words: 'Programada › Hoy'. Parallel regions are joined with +, each without the prefix that it
 * shares with the previous one.
 */
export function stateName({ entry, language }: Told, snapshot: AnyMachineSnapshot): string {
  const active = activePaths(snapshot);
  const leaves = active.filter((path) => !active.some((other) => isInside(other, path)));
  const told = new Set<string>();
  const parts = leaves.map((leaf) => {
    const names = chain(leaf).filter((path) => !told.has(path));
    names.forEach((path) => told.add(path));
    return names.map((path) => read(entry.labels.states, path, language)).join(' › ');
  });
  return parts.join(' + ');
}

/** A move in words: event with payload, call with answer, or time passed. */
export function moveName({ entry, language }: Told, move: Move): string {
  const told = (...parts: string[]) => parts.filter(Boolean).join(' · ');
  if (move.do === 'wait') return told(words.timePassed[language], seconds(move.ms));
  if (move.do === 'send') {
    const event = move.event as EventObject;
    return told(read(entry.labels.events, event.type, language), summary(event));
  }
  const call = read(entry.labels.actors, move.actor, language);
  if (move.do === 'answer') return told(words.answer[language], call, summary(move.output));
  return told(words.fail[language], call, move.message);
}
