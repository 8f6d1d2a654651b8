import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '@ruta/design-system';
import { Bar, Table } from './foundations.styles';
import { spoken } from './words';
import type { InBoth, Spoken } from './words';

const words: InBoth<{ measure: string; sample: string }> = {
  es: { measure: 'Medida', sample: 'Muestra' },
  en: { measure: 'Measure', sample: 'Sample' },
};

function SpaceScale({ language }: Spoken) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{words[language].measure}</th>
          <th scope="col">{words[language].sample}</th>
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

const meta = {
  title: 'Fundamentos/Espacio',
  component: SpaceScale,
  args: { language: 'es' },
  argTypes: { language: { control: false } },
  render: (_, context) => <SpaceScale {...spoken(context)} />,
} satisfies Meta<typeof SpaceScale>;
export default meta;
export const Scale: StoryObj<typeof meta> = { name: 'Escala' };
