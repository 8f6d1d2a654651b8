import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens, vars } from '@ruta/design-system';
import { Sample, Table } from './foundations.styles';
import { spoken } from './words';
import type { InBoth, Spoken } from './words';

type Size = keyof typeof tokens.font.size;

const sizes: readonly Size[] = ['display', 'heading', 'title', 'body', 'label', 'caption'];

const words: InBoth<{
  size: string;
  sample: string;
  use: string;
  text: string;
  uses: Readonly<Record<Size, string>>;
}> = {
  es: {
    size: 'Tamaño',
    sample: 'Muestra',
    use: 'Para qué',
    text: 'Visita a 3.º B, 10:30',
    uses: {
      display: 'Título de la página, cifra grande',
      heading: 'Sección',
      title: 'Tarjeta, ventana',
      body: 'Lectura y formularios',
      label: 'Botones, tablas, menús',
      caption: 'Datos de apoyo',
    },
  },
  en: {
    size: 'Size',
    sample: 'Sample',
    use: 'What for',
    text: 'Visit to 3rd B, 10:30',
    uses: {
      display: 'Title of the page, a large figure',
      heading: 'Section',
      title: 'Card, dialog',
      body: 'Reading and forms',
      label: 'Buttons, tables, menus',
      caption: 'Supporting facts',
    },
  },
};

function TypeScale({ language }: Spoken) {
  const say = words[language];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{say.size}</th>
          <th scope="col">{say.sample}</th>
          <th scope="col">{say.use}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((token) => (
          <tr key={token}>
            <td>
              <code>font.size.{token}</code>
            </td>
            <td>{tokens.font.size[token]}</td>
            <td>
              <Sample style={{ '--sample': vars.font.size[token] }}>{say.text}</Sample>
            </td>
            <td>{say.uses[token]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = {
  title: 'Fundamentos/Tipografía',
  component: TypeScale,
  args: { language: 'es' },
  argTypes: { language: { control: false } },
  render: (_, context) => <TypeScale {...spoken(context)} />,
} satisfies Meta<typeof TypeScale>;
export default meta;
export const Scale: StoryObj<typeof meta> = { name: 'Escala' };
