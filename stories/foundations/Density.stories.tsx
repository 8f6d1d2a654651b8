import type { Meta, StoryObj } from '@storybook/react-vite';
import { compact, tokens } from '@ruta/design-system';
import { Table } from './foundations.styles';
import { spoken } from './words';
import type { InBoth, Spoken } from './words';

const words: InBoth<{ regular: string; compact: string }> = {
  es: { regular: 'Normal', compact: 'Compacta' },
  en: { regular: 'Regular', compact: 'Compact' },
};

const tight: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(compact.space).map(([step, size]) => [`space.${step}`, size])),
  ...Object.fromEntries(Object.entries(compact.size.control).map(([size, height]) => [`size.control.${size}`, height])),
};
const regular: readonly (readonly [string, string])[] = [
  ...Object.entries(tokens.space).map(([step, size]) => [`space.${step}`, size] as const),
  ...Object.entries(tokens.size.control).map(([size, height]) => [`size.control.${size}`, height] as const),
  ['size.touch', tokens.size.touch],
];

function Densities({ language }: Spoken) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{words[language].regular}</th>
          <th scope="col">{words[language].compact}</th>
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

const meta = {
  title: 'Fundamentos/Densidad',
  component: Densities,
  args: { language: 'es' },
  argTypes: { language: { control: false } },
  render: (_, context) => <Densities {...spoken(context)} />,
} satisfies Meta<typeof Densities>;
export default meta;
/** Both densities side by side; touch targets are 44 px in both. */
export const Scale: StoryObj<typeof meta> = { name: 'Normal y compacta' };
