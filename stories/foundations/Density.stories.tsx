import type { Meta, StoryObj } from '@storybook/react-vite';
import { compact, tokens } from '@ruta/design-system';
import { Table } from './foundations.styles';

const tight: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(compact.space).map(([step, size]) => [`space.${step}`, size])),
  ...Object.fromEntries(Object.entries(compact.size.control).map(([size, height]) => [`size.control.${size}`, height])),
};
const regular: readonly (readonly [string, string])[] = [
  ...Object.entries(tokens.space).map(([step, size]) => [`space.${step}`, size] as const),
  ...Object.entries(tokens.size.control).map(([size, height]) => [`size.control.${size}`, height] as const),
  ['size.touch', tokens.size.touch],
];

function Densities() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Normal</th>
          <th scope="col">Compacta</th>
        </tr>
      </thead>
      <tbody>
        {regular.map(([token, size]) => (
          <tr key={token}>
            <td>
              <code>{token}</code>
            </td>
            <td>{size}</td>
            <td>{tight[token] ?? size}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = { title: 'Fundamentos/Densidad', component: Densities } satisfies Meta<typeof Densities>;
export default meta;
/** Both densities side by side; what is touched keeps its 44 px in both. */
export const Scale: StoryObj<typeof meta> = { name: 'Normal y compacta' };
