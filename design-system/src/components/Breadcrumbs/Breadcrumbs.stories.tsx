import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Componentes/Breadcrumbs',
  tags: ['new'],
  component: Breadcrumbs,
  parameters: {
    english: {
      label: 'The way here',
      items: [
        { label: 'Schools', href: '/escuelas' },
        { label: 'Benito Juárez', href: '/escuelas/1' },
        { label: '3rd grade, group B' },
      ],
    },
  },
  args: {
    label: 'Ruta de navegación',
    items: [
      { label: 'Escuelas', href: '/escuelas' },
      { label: 'Benito Juárez', href: '/escuelas/1' },
      { label: '3.º B' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneLevel: Story = inBoth({ items: [{ label: 'Escuelas' }] }, { items: [{ label: 'Schools' }] });

/** Wraps to the next line. */
export const ManyLevels: Story = inBoth(
  {
    items: [
      { label: 'Yucatán', href: '/yucatan' },
      { label: 'Zona escolar 045', href: '/yucatan/45' },
      { label: 'Escuelas', href: '/yucatan/45/escuelas' },
      { label: 'Benito Juárez', href: '/yucatan/45/escuelas/1' },
      { label: 'Visitas', href: '/yucatan/45/escuelas/1/visitas' },
      { label: 'Visita del 12-05-2026' },
    ],
  },
  {
    items: [
      { label: 'Yucatán', href: '/yucatan' },
      { label: 'School zone 045', href: '/yucatan/45' },
      { label: 'Schools', href: '/yucatan/45/escuelas' },
      { label: 'Benito Juárez', href: '/yucatan/45/escuelas/1' },
      { label: 'Visits', href: '/yucatan/45/escuelas/1/visitas' },
      { label: 'Visit of 12-05-2026' },
    ],
  },
);

export const LongText: Story = longText({
  items: [
    { label: 'Escuelas de la zona escolar 045', href: '/escuelas' },
    { label: long.school, href: '/escuelas/1' },
    { label: long.title },
  ],
});

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'De nivel en nivel', en: 'From level to level' },
    then: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Escuelas' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'De nivel en nivel', en: 'From level to level' },
    then: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Benito Juárez' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'Del último enlace, sale: la página en que estás no es una parada', en: 'From the last link, out' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement),
  },
]);
