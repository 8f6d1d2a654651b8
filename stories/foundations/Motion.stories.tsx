import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ProgressBar, Stack, Switch, tokens } from '@ruta/design-system';
import { expect, waitFor, within } from 'storybook/test';
import { Table } from './foundations.styles';
import { spoken } from './words';
import type { InBoth, Spoken } from './words';

type Token = keyof typeof tokens.motion;

interface Still {
  button: string;
  on: string;
  progress: string;
}

const words: InBoth<{ value: string; use: string; still: Still; uses: Readonly<Record<Token, string>> }> = {
  es: {
    value: 'Valor',
    use: 'Para qué',
    still: { button: 'Agendar visita', on: 'Avisarme por correo', progress: 'Preparando escuelas' },
    uses: {
      fast: 'Lo que responde a la mano: pasar por encima, marcar, presionar',
      medium: 'Lo que aparece o se va: ventanas, menús, avisos',
      easing: 'Empieza rápido y llega despacio, siempre la misma',
    },
  },
  en: {
    value: 'Value',
    use: 'What for',
    still: { button: 'Schedule a visit', on: 'Tell me by email', progress: 'Preparing schools' },
    uses: {
      fast: 'What answers the hand: hovering, marking, pressing',
      medium: 'What appears or goes: dialogs, menus, messages',
      easing: 'Begins fast and arrives slowly, always the same',
    },
  },
};

function Durations({ language }: Spoken) {
  const say = words[language];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{say.value}</th>
          <th scope="col">{say.use}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens.motion).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>motion.{name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>{say.uses[name as Token]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Components with motion: a pressed button, a switch and a progress bar. */
function Pieces({ language }: Spoken) {
  const { button, on, progress } = words[language].still;
  return (
    <Stack gap={4}>
      <Button variant="primary">{button}</Button>
      <Switch>{on}</Switch>
      <ProgressBar label={progress} />
    </Stack>
  );
}

const meta = {
  title: 'Fundamentos/Movimiento',
  component: Durations,
  args: { language: 'es' },
  argTypes: { language: { control: false } },
  render: (_, context) => <Durations {...spoken(context)} />,
} satisfies Meta<typeof Durations>;
export default meta;
const isRunning = ({ playState }: Animation) => playState === 'running';

type Story = StoryObj<typeof meta>;

export const Scale: Story = { name: 'Duraciones' };

/** DS-02 with reduced motion no transition and no animation runs. */
export const Reduced: Story = {
  name: 'Sin movimiento',
  globals: { motion: 'reduced' },
  render: (_, context) => <Pieces {...spoken(context)} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    const all = [...canvasElement.querySelectorAll('*')].map((element) => getComputedStyle(element));
    await expect(new Set(all.flatMap(({ transitionDuration }) => transitionDuration.split(', ')))).toEqual(
      new Set(['0s']),
    );
    // An animation without duration ends with the next frame.
    await waitFor(() => expect(document.getAnimations().filter(isRunning)).toEqual([]));
  },
};
