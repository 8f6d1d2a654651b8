import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '@ruta/design-system';
import { Table } from './foundations.styles';

const uses: Readonly<Record<keyof typeof tokens.motion, string>> = {
  fast: 'Lo que responde a la mano: pasar por encima, marcar, presionar',
  medium: 'Lo que aparece o se va: ventanas, menús, avisos',
  easing: 'Empieza rápido y llega despacio, siempre la misma',
};

function Durations() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Valor</th>
          <th scope="col">Para qué</th>
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
            <td>{uses[name as keyof typeof uses]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = { title: 'Fundamentos/Movimiento', component: Durations } satisfies Meta<typeof Durations>;
export default meta;
export const Scale: StoryObj<typeof meta> = { name: 'Duraciones' };
