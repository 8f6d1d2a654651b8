import type { OutlineNode } from '@ruta/state-machines/kit/flow';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { transitionsOf, type Transition } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { read } from '../words';
import { transitionText, type TransitionText } from './transition-text';
import { kindWords, words } from './words';

/** Row of the transition table, with labels and code names. */
export interface TransitionRow extends TransitionText {
  /** Name of the transition. */
  id: string;
  transition: Transition;
  /** Labels of source and targets. */
  from: string;
  to: string;
  kindLabel: string;
}

/** Removes case and accents for searching. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word of the search occurs in the texts. */
const matches = (search: string, texts: readonly string[]): boolean => {
  const text = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

type Flow = Pick<MachineEntry, 'machine' | 'labels'>;

/** Transitions that match a search by label or code name; all for an empty search. */
export function transitionRows(flow: Flow, language: LabelLanguage, search: string): TransitionRow[] {
  const stateLabel = (path: string) => read(flow.labels.states, path, language);
  return transitionsOf(flow.machine)
    .map((transition): TransitionRow => ({
      ...transitionText(flow, transition, language),
      id: transition.name,
      transition,
      from: stateLabel(transition.source),
      to: transition.targets.length > 0 ? transition.targets.map(stateLabel).join(', ') : words.stays[language],
      kindLabel: kindWords[transition.kind][language],
    }))
    .filter(({ id, label, code, guard, from, to, kindLabel, transition: { source, targets } }) =>
      matches(search, [
        id,
        label,
        code,
        guard?.label ?? '',
        guard?.code ?? '',
        from,
        to,
        kindLabel,
        source,
        ...targets,
      ]),
    );
}

/** States that match a search, with their ancestors. */
export function foundStates(
  nodes: readonly OutlineNode[],
  flow: Flow,
  language: LabelLanguage,
  search: string,
): OutlineNode[] {
  return nodes.flatMap((node) => {
    if (matches(search, [node.path, read(flow.labels.states, node.path, language)])) return [node];
    const children = foundStates(node.children, flow, language, search);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
