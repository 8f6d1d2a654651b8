import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Pagination } from './Pagination';
import type { PaginationProps } from './Pagination';

function InPage(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

const meta = {
  title: 'Componentes/Datos/Pagination',
  tags: ['ready'],
  component: Pagination,
  parameters: {
    english: {
      'aria-label': 'Pages of visits',
      pageLabel: (page: number, count: number) => `Page ${page} of ${count}`,
      previousLabel: 'Previous page',
      nextLabel: 'Next page',
      summary: '21–30 of 117 visits',
    },
  },
  render: (args) => <InPage {...args} />,
  args: {
    'aria-label': 'Páginas de visitas',
    page: 3,
    pageCount: 12,
    onPageChange: fn(),
    pageLabel: (page, count) => `Página ${page} de ${count}`,
    previousLabel: 'Página anterior',
    nextLabel: 'Página siguiente',
    summary: '21–30 de 117 visitas',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Middle: Story = inBoth({ page: 6, summary: '51–60 de 117 visitas' }, { summary: '51–60 of 117 visits' });
export const Few: Story = inBoth(
  { page: 1, pageCount: 3, summary: '1–10 de 24 visitas' },
  { summary: '1–10 of 24 visits' },
);
export const OnePage: Story = inBoth({ page: 1, pageCount: 1, summary: '4 visitas' }, { summary: '4 visits' });
export const Loading: Story = { args: { isDisabled: true } };
export const LongText: Story = longText({
  page: 5000,
  pageCount: 10_000,
  summary: '49 991–50 000 de 100 000 visitas de acompañamiento de todas las zonas escolares',
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Va de botón en botón', en: 'Goes from button to button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Va a la página', en: 'Goes to the page' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Página 2 de 12' })).toHaveAttribute('aria-current', 'page'),
  },
  {
    press: '{Tab}',
    does: { es: 'Va de botón en botón', en: 'Goes from button to button' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Página 1 de 12' })).toHaveFocus();
    },
  },
  {
    press: ' ',
    does: { es: 'Va a la página', en: 'Goes to the page' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Página 1 de 12' })).toHaveAttribute('aria-current', 'page'),
  },
  {
    press: '{Enter}',
    does: { es: 'En la página en que estás: nada', en: 'On the current page: nothing' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Página 1 de 12' })).toHaveAttribute('aria-current', 'page'),
  },
]);
