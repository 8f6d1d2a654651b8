import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { Button } from '../Button';
import { StartCountdown } from './StartCountdown';
import { english, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Tiempo/StartCountdown/Estados',
  component: StartCountdown,
  render: (args, { globals }) => <StartCountdown {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, ticksLeft: 3 },
} satisfies Meta<typeof StartCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beginning: Story = { args: { ticksLeft: 5 } };
export const LastSecond: Story = { args: { ticksLeft: 1 } };
export const Zero: Story = { args: { ticksLeft: 0 } };
export const Paused: Story = inBoth(
  { pausedReason: 'Sin conexión: el diagnóstico empezará cuando vuelva.' },
  { pausedReason: 'No connection: the diagnostic will begin once it is back.' },
);
export const WithActions: Story = {
  render: (args, { globals }) => (
    <StartCountdown
      {...args}
      {...inEnglish(globals, english)}
      actions={
        <>
          <Button>{globals['language'] === 'en' ? 'Back' : 'Volver'}</Button>
          <Button variant="primary">{globals['language'] === 'en' ? 'Start now' : 'Empezar ahora'}</Button>
        </>
      }
    />
  ),
};
export const Small: Story = { args: { size: 'S' } };
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <StartCountdown {...args} />
    </div>
  ),
  args: {
    label:
      'El Diagnóstico de Percepción Institucional de la Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino, empieza en',
    note: 'Cada pregunta tiene su propio tiempo; si se acaba, se envía la opción que tengas elegida. Puedes volver mientras no haya empezado 🙂.',
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <StartCountdown {...args} label="يبدأ التشخيص بعد" note="10 أسئلة، 20 ثانية لكل سؤال" />
    </RightToLeft>
  ),
};
