import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inBoth, inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { KeywordsField } from './KeywordsField';
import { english, spanish } from './fixtures';

const some = ['lectura', 'evaluación formativa', 'consejo técnico'];

const meta = {
  title: 'Componentes/Campos/KeywordsField/Estados',
  component: KeywordsField,
  render: (args, { globals }) => <KeywordsField {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, defaultValue: some, maxLength: 40, onChange: fn() },
} satisfies Meta<typeof KeywordsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: [] } };
export const TooLong: Story = {
  args: { defaultValue: [...some, 'retroalimentación formativa entre docentes de tercer grado'] },
};
export const Invalid: Story = inBoth(
  { defaultValue: [], errorMessage: 'Escribe al menos una palabra clave.' },
  { errorMessage: 'Write at least one keyword.' },
);
export const Full: Story = { args: { maxCount: 3 } };
export const Loading: Story = {
  render: (args) => <KeywordsField {...args} />,
  ...inBoth(
    { isReadOnly: true, description: 'Guardando la píldora…' },
    { ...english, description: 'Saving the pill…' },
  ),
};
export const Disabled: Story = {
  render: (args) => <KeywordsField {...args} />,
  ...inBoth(
    { isDisabled: true, description: 'La píldora está publicada: para cambiarlas, retírala primero.' },
    { ...english, description: 'The pill is published: to change them, take it back first.' },
  ),
};
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <KeywordsField {...args} />
    </div>
  ),
  args: {
    label: 'Palabras clave con las que las y los docentes de la zona escolar 045 encontrarán esta píldora',
    defaultValue: ['acompañamiento '.repeat(14).trim(), 'lectura 📚', 'القراءة', ...some],
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <KeywordsField {...args} label="كلمات مفتاحية" description="الكلمات التي يبحث بها المعلمون." />
    </RightToLeft>
  ),
  args: { defaultValue: ['القراءة', 'التقويم التكويني', 'lectura'] },
};
