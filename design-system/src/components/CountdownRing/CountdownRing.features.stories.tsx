import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { Inline } from '../Stack';
import { CountdownRing } from './CountdownRing';
import { english, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Tiempo/CountdownRing/Estados',
  component: CountdownRing,
  render: (args, { globals }) => <CountdownRing {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, remainingMs: 12_000, durationMs: 20_000 },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: { remainingMs: 20_000 } };
export const InSeconds: Story = { args: { unit: 'seconds' } };
export const InMinutes: Story = { args: { unit: 'seconds', remainingMs: 95_000, durationMs: 120_000 } };
/** Shown by colour, thickness, icon and text. */
export const LastSeconds: Story = { args: { remainingMs: 4200, unit: 'seconds' } };
export const Over: Story = { args: { remainingMs: 0 } };
/** The extended time is 100 %: 14 of 30 seconds. */
export const Extended: Story = {
  render: (args) => <CountdownRing {...args} />,
  ...inBoth(
    { remainingMs: 14_000, durationMs: 30_000, note: 'Con 10 segundos más', unit: 'seconds' as const },
    { ...english, note: 'With 10 more seconds' },
  ),
};
export const Paused: Story = {
  render: (args) => <CountdownRing {...args} />,
  ...inBoth(
    { pausedReason: 'Guardando tu respuesta: el tiempo no corre.' },
    { ...english, pausedReason: 'Saving your answer: the time stands still.' },
  ),
};
export const Loading: Story = { args: { remainingMs: null } };
export const OnlyTheRing: Story = {
  render: (args) => <CountdownRing {...args} />,
  ...inBoth(
    { note: undefined, lastSecondsNote: undefined },
    { ...english, note: undefined, lastSecondsNote: undefined },
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      {(['S', 'M', 'L'] as const).map((size) => (
        <CountdownRing key={size} {...args} size={size} note={undefined} />
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <CountdownRing {...args} />
    </div>
  ),
  args: {
    remainingMs: 3000,
    lastSecondsNote:
      'Últimos segundos: si el tiempo se acaba, se enviará la opción que tengas elegida y, si no has elegido ninguna, la pregunta quedará sin respuesta 🕐.',
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <CountdownRing {...args} label="الوقت المتبقي للإجابة" note="السؤال 3 من 10" />
    </RightToLeft>
  ),
};
