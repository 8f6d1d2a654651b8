import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Transition } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { read } from '../words';
import type { ChartArrow, ChartNode } from './graph';
import { fonts, textWidth, wrapped, type ChartFont } from './text-size';
import { transitionText } from './transition-text';
import { words } from './words';

/** One line of text; `y` is its baseline in pixels from the top of its box. */
export interface Line {
  text: string;
  font: ChartFont;
  y: number;
}

/** Lines of a title, a call or a transition. */
export interface Block {
  kind: 'title' | 'call' | 'transition';
  /** The transition; null for a title or a call. */
  transition: Transition | null;
  y: number;
  height: number;
  lines: Line[];
}

/** Text of a box and its size, in pixels. */
export interface Written {
  width: number;
  height: number;
  blocks: Block[];
}

/** Options of the chart's text. */
export interface Writing {
  flow: Pick<MachineEntry, 'machine' | 'labels'>;
  language: LabelLanguage;
  /** Shows code names below labels. */
  hasCode: boolean;
}

/** Maximum line width, in pixels. */
const LINE = 190;
const GAP = 6;
/** Distance between text and box, in pixels. */
export const PADDING = 10;
/** Space for a mark before titles and transitions, in pixels. */
export const MARK = 16;

type Part = readonly [text: string, font: ChartFont];
interface Sentence extends Pick<Block, 'kind' | 'transition'> {
  parts: readonly Part[];
}

function write(sentences: readonly Sentence[]): Written {
  const blocks: Block[] = [];
  let y = PADDING;
  let width = 0;
  for (const { kind, transition, parts } of sentences) {
    const lines: Line[] = [];
    let height = 0;
    for (const [text, font] of parts)
      for (const line of wrapped(text, LINE, font)) {
        lines.push({ text: line, font, y: y + height + fonts[font].size });
        height += fonts[font].line;
        width = Math.max(width, textWidth(line, font) + 2 * MARK);
      }
    blocks.push({ kind, transition, y, height, lines });
    y += height + GAP;
  }
  return { width: Math.ceil(width + 2 * PADDING), height: Math.ceil(y - GAP + PADDING), blocks };
}

function transitionSentence(transition: Transition, { flow, language, hasCode }: Writing): Sentence {
  const { label, code, guard } = transitionText(flow, transition, language);
  const parts: Part[] = [[label, 'event']];
  if (hasCode && transition.kind !== 'always') parts.push([code, 'code']);
  if (guard) parts.push([`[${guard.label}]`, 'guard']);
  if (guard && hasCode) parts.push([`[${guard.code}]`, 'code']);
  return { kind: 'transition', transition, parts };
}

function callSentences(node: ChartNode, { flow, language, hasCode }: Writing): Sentence[] {
  return node.calls.map(({ id, port }) => {
    const call: Part = [`${words.calls[language]}: ${read(flow.labels.actors, port, language)}`, 'event'];
    return { kind: 'call', transition: null, parts: hasCode ? [call, [id, 'code']] : [call] };
  });
}

const transitionsOfAll = (arrows: readonly ChartArrow[]) => arrows.flatMap(({ transitions }) => transitions);

function head(node: ChartNode, hidden: number, writing: Writing): Sentence[] {
  const { flow, language, hasCode } = writing;
  const title: Part[] = [[read(flow.labels.states, node.path, language), 'title']];
  if (hasCode) title.push([node.key, 'code']);
  if (hidden > 0) title.push([`${hidden} ${words.hidden[language]}`, 'event']);
  return [{ kind: 'title', transition: null, parts: title }, ...callSentences(node, writing)];
}

/**
 * Text of a box: the state's name, the number of states inside a closed one, its calls, its targetless transitions, and
 * the transitions in `leaving`.
 */
export const writeBox = (node: ChartNode, leaving: readonly ChartArrow[], hidden: number, writing: Writing): Written =>
  write([
    ...head(node, hidden, writing),
    ...[...transitionsOfAll(leaving), ...node.inside].map((transition) => transitionSentence(transition, writing)),
  ]);

/** Text of a card: the transitions that leave the compound state around it. */
export const writeCard = (leaving: readonly ChartArrow[], writing: Writing): Written =>
  write(transitionsOfAll(leaving).map((transition) => transitionSentence(transition, writing)));
