import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { stateName } from '../lab/names';
import type { LabPath } from '../view';
import { encodePath } from './address';
import { code, inName } from './code-text';
import { buttonFor } from './pressable';
import { moveText } from './texts';
import { footstepsOf } from './walked';

const literal = (text: string) =>
  `/${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[\r\n\u2028\u2029]+/g, ' ')}/`;

/**
 * Exports a path as a stories file whose play function presses the lab's buttons (SM-02). The part of the path up to
 * the last move without a button of its own, such as a typed payload, is opened by address. Null if that part is too
 * long for an address.
 */
export function toPlayFunction(entry: MachineEntry, path: LabPath, language: LabelLanguage): string | null {
  const steps = footstepsOf(entry, path);
  const buttons = path.moves.map((move, index) => {
    const before = steps[index]?.frame;
    return before === undefined ? null : buttonFor(entry, before, move, language);
  });
  const opened = buttons.lastIndexOf(null) + 1;
  const address = opened === 0 ? '' : encodePath(entry, { ...path, moves: path.moves.slice(0, opened) });
  if (address === null) return null;
  const placeAfter = (count: number) => {
    const frame = steps[count]?.frame;
    return literal(frame === undefined ? '' : stateName({ entry, language }, frame.snapshot));
  };
  const pressed = buttons.slice(opened).map((name, index) => {
    const count = opened + index + 1;
    const move = path.moves[count - 1];
    const title = `${count}. ${move === undefined ? '' : moveText(entry, move, language)}`;
    return `    await step(${code(title)}, async () => {
      await press(${code(name)});
      await now(${placeAfter(count)});
    });
`;
  });
  const title = code(`Flujos/Exportados/${entry.name[language]}`);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { hands } from './lab-hands';
import { labOf, type LabArgs } from './lab-story';

const meta = { id: 'flujos-exported-${inName(entry.id).toLowerCase()}', title: ${title}, ...labOf('${entry.id}') } satisfies Meta<LabArgs>;
export default meta;

/** SM-02 A path exported from the lab; the file stands in \`stories/flow-lab\`. */
export const Exported: StoryObj<typeof meta> = {
  args: { opening: ${code(path.opening)}, path: ${code(address)} },
  globals: { language: '${language}' },
  play: async ({ canvasElement${pressed.length > 0 ? ', step' : ''} }) => {
    const { ${pressed.length > 0 ? 'press, ' : ''}now } = hands(canvasElement);
    await now(${placeAfter(opened)});
${pressed.join('')}  },
};
`;
}
