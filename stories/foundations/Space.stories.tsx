import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '@ruta/design-system';
import { Bar, Table } from './foundations.styles';

function SpaceScale() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Medida</th>
          <th scope="col">Muestra</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens.space).map(([step, size]) => (
          <tr key={step}>
            <td>
              <code>space.{step}</code>
            </td>
            <td>{size}</td>
            <td>
              <Bar style={{ '--bar': size }} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = { title: 'Fundamentos/Espacio', component: SpaceScale } satisfies Meta<typeof SpaceScale>;
export default meta;
export const Scale: StoryObj<typeof meta> = { name: 'Escala' };
