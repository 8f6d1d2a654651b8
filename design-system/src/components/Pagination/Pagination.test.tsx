import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './Pagination';
import type { PaginationProps } from './Pagination';
import { pageWindow } from './pageWindow';

const Pages = (props: Partial<PaginationProps>) => (
  <Pagination
    aria-label="Páginas de visitas"
    page={3}
    pageCount={12}
    onPageChange={() => undefined}
    pageLabel={(page, count) => `Página ${page} de ${count}`}
    previousLabel="Página anterior"
    nextLabel="Página siguiente"
    {...props}
  />
);

describe('Pagination', () => {
  it('names the pages and marks the present one', () => {
    render(<Pages summary="21–30 de 117" />);
    const nav = screen.getByRole('navigation', { name: 'Páginas de visitas' });
    expect(within(nav).getByRole('button', { name: 'Página 3 de 12' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('button', { name: 'Página 4 de 12' })).not.toHaveAttribute('aria-current');
    expect(within(nav).getByText('21–30 de 117')).toBeInTheDocument();
  });

  it('asks for the page pressed, the one before and the one after', async () => {
    const onPageChange = jest.fn();
    render(<Pages onPageChange={onPageChange} />);
    for (const name of ['Página 5 de 12', 'Página anterior', 'Página siguiente', 'Página 3 de 12']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(onPageChange.mock.calls).toEqual([[5], [2], [4]]);
  });

  it('stops at both ends and while pages load', async () => {
    const onPageChange = jest.fn();
    const isOff = async (name: string) => {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      expect(onPageChange).not.toHaveBeenCalled();
    };
    const { rerender } = render(<Pages page={1} onPageChange={onPageChange} />);
    await isOff('Página anterior');
    rerender(<Pages page={12} onPageChange={onPageChange} />);
    await isOff('Página siguiente');
    rerender(<Pages isDisabled onPageChange={onPageChange} />);
    for (const name of ['Página anterior', 'Página 4 de 12', 'Página siguiente']) await isOff(name);
  });

  it.each([
    ['Página anterior', 2, 1],
    ['Página siguiente', 11, 12],
    ['Página 4 de 12', 3, 4],
  ])('DS-01 keeps the focus on "%s", pressed on page %i, while page %i comes and when it is there', async (...row) => {
    const [name, from, to] = row;
    const { rerender } = render(<Pages page={from} />);
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    for (const then of [{ page: from, isDisabled: true }, { page: to, isDisabled: true }, { page: to }]) {
      rerender(<Pages {...then} />);
      expect(button).toHaveFocus();
      // Browsers remove focus from natively disabled elements; jsdom does not.
      expect(button).toBeEnabled();
    }
  });

  it('is no navigation when there is one page', () => {
    render(<Pages page={1} pageCount={1} summary="4 visitas" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('4 visitas')).toBeInTheDocument();
  });
});

describe('the window of pages', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [2, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [11, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('around %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });
});
