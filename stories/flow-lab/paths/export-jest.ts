import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Effect } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { stateName } from '../lab/names';
import type { LabPath } from '../view';
import { code, comment, indented } from './code-text';
import { moveText } from './texts';
import { footstepsOf } from './walked';

/** Whether a value survives a JSON round trip: no error, function or NaN in it. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((part) => part === undefined || isPlain(part));
}

/** Effects as a test can compare them: types, and params if they are plain data. */
const told = ({ type, params }: Effect): object => (isPlain(params) ? { type, params } : { type });

/**
 * Exports a path as a Jest test (SM-02) that plays the moves and compares the state's value, tags and all effects with
 * the current ones.
 */
export function toJestTest(entry: MachineEntry, path: LabPath, language: LabelLanguage): string {
  const steps = footstepsOf(entry, path);
  const last = steps.at(-1)?.frame;
  if (last === undefined) return '';
  const moves = path.moves.map(
    (move) => `  ${comment(moveText(entry, move, language))}\n  ${indented(code(move), 2)},\n`,
  );
  const effects = steps.flatMap(({ frames }) => frames.flatMap((frame) => frame.effects.map(told)));
  const title = `SM-03 ${entry.name[language]}: ${stateName({ entry, language }, last.snapshot)}`;
  return `import { lastFrame, simulate, type Move } from '@ruta/state-machines/kit/simulate';
import { MACHINES } from '@ruta/state-machines/machines';

const moves: Move[] = [${moves.length > 0 ? `\n${moves.join('')}` : ''}];

test(${code(title)}, () => {
  const { machine, inputs } = MACHINES[${code(entry.id)}];
  const frames = simulate(machine, inputs[${code(path.opening)}], moves);
  const { snapshot } = lastFrame(frames);
  expect(snapshot.value).toEqual(${indented(code(last.snapshot.value), 2)});
  expect([...snapshot.tags].sort()).toEqual(${indented(code([...last.snapshot.tags].sort()), 2)});
  expect(frames.flatMap(({ effects }) => effects)).toMatchObject(${indented(code(effects), 2)});
});
`;
}
