import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { FilterBar } from './FilterBar';
import type { AppliedFilter } from './FilterBar';

function Filters({ onClear }: { onClear: () => void }) {
  const [applied, setApplied] = useState([
    { id: 'status', label: 'Estado: Pendiente' },
    { id: 'school', label: 'Escuela: Benito Juárez' },
  ]);
  return (
    <FilterBar
      aria-label="Filtros de visitas"
      appliedLabel="Filtros aplicados"
      applied={applied}
      onRemove={(id) => setApplied(applied.filter((filter) => filter.id !== id))}
      clearLabel="Quitar filtros"
      onClear={() => {
        setApplied([]);
        onClear();
      }}
      resultText={`${applied.length} filtros`}
      search={<SearchField label="Buscar" />}
    >
      <Select label="Estado" items={[{ id: 'new', label: 'Pendiente' }]} />
    </FilterBar>
  );
}

const Folded = ({ applied }: { applied: readonly AppliedFilter[] }) => (
  <FilterBar
    aria-label="Filtros de visitas"
    appliedLabel="Filtros aplicados"
    applied={applied}
    clearLabel="Quitar filtros"
    onClear={() => undefined}
    search={<SearchField label="Buscar" />}
  >
    <Select label="Estado" items={[{ id: 'new', label: 'Pendiente' }]} />
  </FilterBar>
);

describe('FilterBar', () => {
  it('shows what narrows the list and takes it off, one by one or all', async () => {
    const onClear = jest.fn();
    render(<Filters onClear={onClear} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 filtros');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /: Estado: Pendiente$/ }));
    expect(screen.queryByText('Estado: Pendiente')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /: Escuela: Benito Juárez$/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    // The button disappears with the filters; focus moves to the search.
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveFocus();
  });

  it('where fields fold, one button opens them and counts those in use; the search is not among them', async () => {
    const { rerender } = render(<Folded applied={[{ id: 'text', label: 'Buscar: ana', isSearch: true }]} />);
    // Visible on phones only, so it has no role here. The page's language is English.
    const fold = () => screen.getByText(/^Filters/).closest('button') as HTMLElement;
    const fields = () => screen.getByRole('group', { name: 'Filtros de visitas' }).firstElementChild;
    expect(fold()).toHaveTextContent(/^Filters$/);
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold());
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
    expect(fields()).toHaveAttribute('data-open');
    rerender(
      <Folded
        applied={[
          { id: 'text', label: 'Buscar: ana', isSearch: true },
          { id: 'status', label: 'Estado: Pendiente' },
        ]}
      />,
    );
    expect(fold()).toHaveTextContent('Filters (1)');
  });
});

test('DS-02 with a search alone there is nothing to unfold', () => {
  render(
    <FilterBar
      aria-label="Filtros de visitas"
      appliedLabel="Filtros aplicados"
      clearLabel="Quitar filtros"
      onClear={() => undefined}
      search={<SearchField label="Buscar" />}
    />,
  );
  expect(screen.getByRole('searchbox', { name: 'Buscar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Filtros/ })).not.toBeInTheDocument();
});
