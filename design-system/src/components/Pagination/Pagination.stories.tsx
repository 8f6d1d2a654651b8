import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
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
export const Middle: Story = { args: { page: 6, summary: '51–60 de 117 visitas' } };
export const Few: Story = { args: { page: 1, pageCount: 3, summary: '1–10 de 24 visitas' } };
export const OnePage: Story = { args: { page: 1, pageCount: 1, summary: '4 visitas' } };
export const Loading: Story = { args: { isDisabled: true } };

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
    press: ' ',
    does: { es: 'Va a la página', en: 'Goes to the page' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Página 1 de 12' })).toHaveAttribute('aria-current', 'page'),
  },
]);
