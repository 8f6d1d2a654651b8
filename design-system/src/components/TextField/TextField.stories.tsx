import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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

export const Empty: Story = { args: { defaultValue: '' } };

export const WithHelp: Story = inBoth(
  { description: 'Como aparece en la constancia.' },
  { description: 'As it is written in the certificate.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, defaultValue: '', errorMessage: 'El nombre es obligatorio.' },
  { errorMessage: 'The name is needed.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'Lo trae el catálogo de centros de trabajo.' },
  { description: 'It comes from the catalogue of schools.' },
);

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const NearTheLimit: Story = { args: { maxLength: 32 } };

export const LongText: Story = longText({
  label: long.label,
  defaultValue: long.goal,
  description: long.help,
  errorMessage: long.error,
});

export const FromRightToLeft: Story = { args: { isRequired: true, maxLength: 60 }, decorators: [fromRightToLeft] };

export const Sizes: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Stack gap={4}>
        <TextField {...args} label={say('Pequeño', 'Small')} size="S" />
        <TextField {...args} label={say('Mediano', 'Medium')} size="M" />
        <TextField {...args} label={say('Grande', 'Large')} size="L" />
      </Stack>
    );
  },
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
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Sale del campo hacia atrás', en: 'Leaves the field backwards' },
    then: ({ canvas }) => expect(canvas.getByRole('textbox')).not.toHaveFocus(),
  },
]);
