import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { InPage } from './InPage';
import { MonthCalendar } from './MonthCalendar';
import { TODAY, mayMarks, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/MonthCalendar/Interacciones',
  component: MonthCalendar,
  render: (args) => <InPage {...args} />,
  args: {
    month: '2026-05',
    today: TODAY,
    selectedDay: '2026-05-14',
    marks: mayMarks,
    labels: { ...spanish, noneAfter: 'No hay sesiones después de mayo de 2027.' },
    minDay: '2026-05-04',
    maxDay: '2027-05-31',
    onSelectDay: fn(),
    onMonthChange: fn(),
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al mes anterior', en: 'Reaches the previous month' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Mes anterior' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'Del mes anterior, al siguiente', en: 'From the previous month to the next' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Mes siguiente' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: {
      es: 'Del mes siguiente, al día: los días son una sola parada',
      en: 'From the next month to the day: the days are one stop',
    },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('gridcell', { name: /^14 de mayo/ })).toHaveFocus();
      await expect(canvas.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    },
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Día siguiente', en: 'The next day' },
    then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^15 de mayo/ })).toHaveFocus(),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Semana siguiente', en: 'The next week' },
    then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^22 de mayo/ })).toHaveFocus(),
  },
  {
    press: '{Home}',
    does: { es: 'Domingo de la semana', en: 'Sunday of the week' },
    then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^17 de mayo/ })).toHaveFocus(),
  },
  {
    press: '{End}',
    does: { es: 'Sábado de la semana', en: 'Saturday of the week' },
    then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^23 de mayo/ })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige el día', en: 'Chooses the day' },
    then: ({ args }) => expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-05-23'),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Día anterior', en: 'The previous day' },
    then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^22 de mayo/ })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige el día', en: 'Chooses the day' },
    then: ({ args }) => expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-05-22'),
  },
  {
    press: '{PageDown}',
    does: { es: 'Mes siguiente', en: 'The next month' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Junio 2026' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /^22 de junio/ })).toHaveFocus();
    },
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Semana anterior', en: 'The previous week' },
    then: ({ canvas }) => expect(canvas.getByRole('gridcell', { name: /^15 de junio/ })).toHaveFocus(),
  },
  {
    press: '{PageUp}',
    does: { es: 'Mes anterior', en: 'The previous month' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Mayo 2026' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /^15 de mayo/ })).toHaveFocus();
    },
  },
  {
    press: '{PageUp}',
    does: { es: 'En el primer mes o el último: no va más allá', en: 'In the first month or the last: goes no further' },
    then: async ({ args, canvas }) => {
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-05');
      await expect(canvas.getByRole('heading', { name: 'Mayo 2026' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /^15 de mayo/ })).toHaveFocus();
    },
  },
  {
    press: '{Shift>}{PageDown}{/Shift}',
    does: { es: 'Año siguiente', en: 'The next year' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Mayo 2027' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /^15 de mayo/ })).toHaveFocus();
    },
  },
  {
    press: '{PageDown}',
    does: { es: 'En el primer mes o el último: no va más allá', en: 'In the first month or the last: goes no further' },
    then: async ({ args, canvas }) => {
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-05');
      await expect(canvas.getByRole('heading', { name: 'Mayo 2027' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /^15 de mayo/ })).toHaveFocus();
    },
  },
  {
    press: '{Shift>}{PageUp}{/Shift}',
    does: { es: 'Año anterior', en: 'The previous year' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Mayo 2026' })).toBeVisible();
      await expect(canvas.getByRole('gridcell', { name: /^15 de mayo/ })).toHaveFocus();
    },
  },
]);
