import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { schools, schoolsInEnglish } from '../../testing/schools';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Componentes/Campos/RadioGroup',
  tags: ['ready'],
  component: RadioGroup,
  parameters: { english: { items: schoolsInEnglish, label: 'School' } },
  args: { label: 'Escuela', items: schools, orientation: 'vertical' as const },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = inBoth(
  { description: 'Solo las escuelas de tu zona.' },
  { description: 'Only the schools of your zone.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, errorMessage: 'Elige una escuela.' },
  { errorMessage: 'Choose a school.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La visita ya empezó: su escuela no se puede cambiar.' },
  { description: 'The visit has begun: its school cannot be changed.' },
);

export const Chosen: Story = { args: { defaultValue: 'sor' } };

export const LongText: Story = longText({
  label: long.label,
  items: [{ id: 'long', label: long.school, description: long.help }, ...schools],
  defaultValue: 'long',
  description: long.help,
  errorMessage: long.error,
});

export const FromRightToLeft: Story = { args: { defaultValue: 'sor' }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en la elegida, o en la primera', en: 'Enters the chosen one, or the first' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige la enfocada', en: 'Chooses the one in focus' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toBeChecked(),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Elige la siguiente', en: 'Chooses the next one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Sor Juana/ })).toBeChecked(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Elige la anterior', en: 'Chooses the previous one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toBeChecked(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Elige la siguiente', en: 'Chooses the next one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Sor Juana/ })).toBeChecked(),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Elige la anterior', en: 'Chooses the previous one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /Benito Juárez/ })).toBeChecked(),
  },
  {
    press: '{ArrowLeft}',
    does: {
      es: 'En la primera: da la vuelta a la última que se puede',
      en: 'On the first: round to the last there is',
    },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: /López Velarde/ })).toBeChecked(),
  },
  {
    press: '{Tab}',
    does: { es: 'Sale del grupo: es una sola parada', en: 'Leaves the group: it is one stop' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement),
  },
]);
