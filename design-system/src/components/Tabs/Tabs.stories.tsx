import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Tabs } from './Tabs';

const meta = {
  title: 'Componentes/Datos/Tabs',
  tags: ['new'],
  component: Tabs,
  args: {
    'aria-label': 'Visita',
    tabs: [
      { id: 'axes', label: 'Ejes', icon: 'target', content: 'Ambiente de aula, planeación, evaluación y comunidad.' },
      { id: 'attendance', label: 'Asistencia', icon: 'attendance', count: 12, content: '12 docentes presentes.' },
      { id: 'evidence', label: 'Evidencias', icon: 'attachment', count: 3, content: 'Tres archivos.' },
      { id: 'report', label: 'Reporte', icon: 'file', isDisabled: true, content: 'Disponible al finalizar.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultSelectedId: 'evidence' } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en la abierta', en: 'Enters the open one' },
    then: ({ canvas }) => expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Abre la siguiente', en: 'Opens the next one' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('tab', { name: /Asistencia/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Abre la anterior', en: 'Opens the one before' },
    then: ({ canvas }) => expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{End}',
    does: { es: 'Abre la última que se puede', en: 'Opens the last one there is to open' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('tab', { name: /Evidencias/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{Home}',
    does: { es: 'Abre la primera', en: 'Opens the first one' },
    then: ({ canvas }) => expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{Tab}',
    does: { es: 'De las pestañas a su contenido', en: 'From the tabs to their content' },
    then: ({ canvas }) => expect(canvas.getByRole('tabpanel')).toHaveFocus(),
  },
]);
