import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Stack } from '../Stack';
import { TextField } from './TextField';

const meta = {
  title: 'Componentes/Campos/TextField',
  tags: ['ready'],
  component: TextField,
  parameters: { english: { label: 'Name of the school' } },
  args: { label: 'Nombre de la escuela', defaultValue: 'Escuela Primaria Benito Juárez' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Como aparece en la constancia.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'El nombre es obligatorio.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const NearTheLimit: Story = { args: { maxLength: 32 } };

export const LongText: Story = {
  args: {
    label: 'Nombre completo de la escuela tal como aparece en el catálogo de centros de trabajo',
    defaultValue:
      'Fortalecer la comprensión lectora de las niñas y los niños de tercer grado mediante la lectura guiada, el diálogo entre pares y la retroalimentación formativa durante el segundo periodo del ciclo escolar 2025-2026',
    errorMessage: 'El nombre no puede pasar de 120 caracteres. Acórtalo o usa el nombre corto de la escuela.',
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      <TextField {...args} label="Pequeño" size="S" />
      <TextField {...args} label="Mediano" size="M" />
      <TextField {...args} label="Grande" size="L" />
    </Stack>
  ),
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra y sale del campo', en: 'Goes into the field and out' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveFocus(),
  },
  {
    press: 'Sor Juana',
    does: {
      es: 'Reemplaza lo que había: al entrar queda seleccionado',
      en: 'Takes the place of what was there: it is selected on entering',
    },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('Sor Juana'),
  },
]);
