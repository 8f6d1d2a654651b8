import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { SelectorCascade } from './SelectorCascade';
import type { CascadeOptions } from './SelectorCascade.types';
import { english, hierarchyLevels, levelsInEnglish, spanish } from './fixtures';

/** A chosen director, and the given options for managers. */
const managers = (options: CascadeOptions) =>
  hierarchyLevels({ director: 'rosa' }).map((level) => (level.id === 'manager' ? { ...level, options } : level));

const whole = { director: 'rosa', manager: 'ivan', coordinator: 'nora' };

const meta = {
  title: 'Componentes/Campos/SelectorCascade/Estados',
  component: SelectorCascade,
  render: (args, { globals }) => (
    <SelectorCascade
      {...args}
      {...inEnglish(globals, {
        label: 'Hierarchy of the school',
        levels: levelsInEnglish(args.levels),
        labels: english,
      })}
    />
  ),
  args: {
    label: 'Jerarquía de la escuela',
    levels: hierarchyLevels({ director: 'rosa' }),
    value: { director: 'rosa' },
    labels: spanish,
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SelectorCascade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { value: {}, levels: hierarchyLevels({}) } };
export const Whole: Story = { args: { value: whole, levels: hierarchyLevels(whole) } };
export const Loading: Story = { args: { levels: managers({ status: 'loading' }) } };
export const Failed: Story = { args: { levels: managers({ status: 'failed' }) } };
export const Empty: Story = { args: { levels: managers({ status: 'ready', items: [] }) } };
export const Invalid: Story = {
  args: {
    levels: hierarchyLevels(whole).map((level) =>
      level.id === 'coordinator' ? { ...level, errorMessage: 'Ya es coordinador de otra zona.' } : level,
    ),
    value: whole,
  },
};
export const Disabled: Story = {
  parameters: {
    english: { disabledReason: 'The cycle has started: the hierarchy is changed on the reassignment screen.' },
  },
  args: {
    value: whole,
    levels: hierarchyLevels(whole),
    isDisabled: true,
    disabledReason: 'El ciclo ya empezó: la jerarquía se cambia en la pantalla de reasignación.',
  },
};
export const OutOfLists: Story = {
  args: { levels: hierarchyLevels({ director: 'rosa' }).map((level) => ({ ...level, control: 'select' as const })) },
};
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <SelectorCascade {...args} />
    </div>
  ),
  args: {
    value: { director: 'rosa', manager: 'ivan', coordinator: 'paco' },
    levels: hierarchyLevels({ director: 'rosa', manager: 'ivan' }).map((level) => ({
      ...level,
      label: `${level.label} responsable del acompañamiento de las escuelas de la zona escolar 045 🏫`,
    })),
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <SelectorCascade {...args} />
    </RightToLeft>
  ),
};
