import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens, vars } from '@ruta/design-system';
import { Sample, Table } from './foundations.styles';

const rows: readonly {
  readonly token: keyof typeof tokens.font.size;
  readonly use: string;
}[] = [
  { token: 'display', use: 'Título de la página, cifra grande' },
  { token: 'heading', use: 'Sección' },
  { token: 'title', use: 'Tarjeta, ventana' },
  { token: 'body', use: 'Lectura y formularios' },
  { token: 'label', use: 'Botones, tablas, menús' },
  { token: 'caption', use: 'Datos de apoyo' },
];

function TypeScale() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Tamaño</th>
          <th scope="col">Muestra</th>
          <th scope="col">Para qué</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ token, use }) => (
          <tr key={token}>
            <td>
              <code>font.size.{token}</code>
            </td>
            <td>{tokens.font.size[token]}</td>
            <td>
              <Sample style={{ '--sample': vars.font.size[token] }}>Visita a 3.º B, 10:30</Sample>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = { title: 'Fundamentos/Tipografía', component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;
export const Scale: StoryObj<typeof meta> = { name: 'Escala' };
