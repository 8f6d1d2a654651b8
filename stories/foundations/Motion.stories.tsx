import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '@ruta/design-system';
import { Table } from './foundations.styles';
import { spoken } from './words';
import type { InBoth, Spoken } from './words';

type Token = keyof typeof tokens.motion;

const words: InBoth<{ value: string; use: string; uses: Readonly<Record<Token, string>> }> = {
  es: {
    value: 'Valor',
    use: 'Para qué',
    uses: {
      fast: 'Lo que responde a la mano: pasar por encima, marcar, presionar',
      medium: 'Lo que aparece o se va: ventanas, menús, avisos',
      easing: 'Empieza rápido y llega despacio, siempre la misma',
    },
  },
  en: {
    value: 'Value',
    use: 'What for',
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

const meta = {
  title: 'Fundamentos/Movimiento',
  component: Durations,
  args: { language: 'es' },
  argTypes: { language: { control: false } },
  render: (_, context) => <Durations {...spoken(context)} />,
} satisfies Meta<typeof Durations>;
export default meta;
export const Scale: StoryObj<typeof meta> = { name: 'Duraciones' };
