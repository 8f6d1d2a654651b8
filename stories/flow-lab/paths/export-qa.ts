import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Move } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { stateName } from '../lab/names';
import type { LabPath } from '../view';
import { fitsInLine, read } from '../words';
import { code } from './code-text';
import { deedText, moveText, payloadOf } from './texts';
import { footstepsOf, type Footstep } from './walked';
import { said, words } from './words';

/** Escapes Markdown and puts the text on one line. */
const plain = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');

function resultOf(entry: MachineEntry, { frame, frames }: Footstep, language: LabelLanguage): string {
  if (!frames.some(({ changed }) => changed)) return said('qaIgnored', language);
  const effects = frames.flatMap((each) => each.effects.map(({ type }) => `${type}()`));
  return [
    said('qaState', language, { state: stateName({ entry, language }, frame.snapshot) }),
    ...(effects.length > 0 ? [said('qaEffects', language, { effects: effects.join(', ') })] : []),
    ...(frame.snapshot.status === 'done' ? [said('qaOver', language)] : []),
  ].join('; ');
}

/** A step of the case: a move, and what comes of it. */
interface Step {
  move: Move;
  footstep: Footstep;
}

/**
 * The moves as steps for a person. A wait and the wait after it are one, unless the first of them led to another state
 * or had an effect, which is then to be seen.
 */
function stepsOf(entry: MachineEntry, opened: Footstep, steps: readonly Step[]): Step[] {
  const named = ({ frame }: Footstep) => stateName({ entry, language: 'es' }, frame.snapshot);
  const merged: Step[] = [];
  for (const step of steps) {
    const last = merged.at(-1);
    const before = merged.at(-2)?.footstep ?? opened;
    const isSeen =
      last !== undefined &&
      (named(last.footstep) !== named(before) || last.footstep.frames.some(({ effects }) => effects.length > 0));
    if (last?.move.do !== 'wait' || step.move.do !== 'wait' || isSeen) {
      merged.push(step);
      continue;
    }
    const frames = [...last.footstep.frames, ...step.footstep.frames];
    const move: Move = { do: 'wait', ms: last.move.ms + step.move.ms };
    merged.splice(-1, 1, { move, footstep: { ...step.footstep, frames } });
  }
  return merged;
}

/** A move as an instruction with its whole payload: beside it, or as a block of JSON where it does not fit in the line. */
function instruction(entry: MachineEntry, move: Move, language: LabelLanguage): string[] {
  const payload = payloadOf(move);
  if (fitsInLine(payload)) return [plain(moveText(entry, move, language))];
  const block = [
    '```json',
    ...code(payload)
      .replace(/[\u2028\u2029]/g, ' ')
      .split('\n'),
    '```',
  ];
  return [
    `${plain(deedText(entry, move, language))} ${words.qaWith[language]}:`,
    '',
    ...block.map((line) => `   ${line}`),
  ];
}

/** Exports a path as a numbered test case in Markdown: each step with its whole payload and the expected state (SM-02). */
export function toQaCase(entry: MachineEntry, path: LabPath, language: LabelLanguage): string {
  const [opened, ...footsteps] = footstepsOf(entry, path);
  if (opened === undefined) return '';
  const last = footsteps.at(-1) ?? opened;
  const moved = path.moves.flatMap((move, index) => {
    const footstep = footsteps[index];
    return footstep ? [{ move, footstep }] : [];
  });
  const expected = (step: Footstep) => `   ${words.qaExpected[language]}: ${plain(resultOf(entry, step, language))}`;
  const numbered = stepsOf(entry, opened, moved).flatMap(({ move, footstep }, index) => {
    const [first = '', ...rest] = instruction(entry, move, language);
    return [`${index + 2}. ${first}`, ...rest, ...(rest.length > 0 ? [''] : []), expected(footstep)];
  });
  return [
    `# ${words.qaCase[language]}: ${plain(stateName({ entry, language }, last.frame.snapshot))}`,
    '',
    `${words.qaMachine[language]}: ${plain(entry.name[language])} (${entry.id})`,
    '',
    `1. ${words.qaOpening[language]} «${plain(read(entry.openings, path.opening, language))}» (${path.opening})`,
    expected(opened),
    ...numbered,
    '',
  ].join('\n');
}
