import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DropLists } from './DropLists';

const items = [
  { id: '14', label: 'Benito Juárez' },
  { id: '15', label: 'Jacaranda' },
  { id: '16', label: 'Ceiba' },
];

function Lists({ onMove }: { onMove: (ids: readonly string[], list: string) => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <I18nProvider locale="es-MX">
      <DropLists
        lists={[
          { id: 'from', label: 'Escuelas de Laura', items },
          { id: '67', label: 'Lucía', items: [], note: <span>8 → 8</span> },
        ]}
        emptyText="Suelta escuelas aquí."
        chosen={chosen}
        onChoose={setChosen}
        onMove={onMove}
      />
    </I18nProvider>
  );
}

const list = (name: string) => screen.getByRole('grid', { name });
const row = (name: string) => within(list('Escuelas de Laura')).getByRole('row', { name });

describe('DS-01 DropLists', () => {
  it('shows each list by name, and what an empty one is for', async () => {
    const { container } = render(<Lists onMove={jest.fn()} />);
    expect(within(list('Escuelas de Laura')).getAllByRole('row')).toHaveLength(3);
    expect(list('Lucía')).toHaveTextContent('Suelta escuelas aquí.');
    expect(screen.getByText('8 → 8')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('drops the chosen rows together on another list, by keyboard', async () => {
    const onMove = jest.fn();
    render(<Lists onMove={onMove} />);
    await userEvent.click(row('Ceiba'));
    await userEvent.click(row('Benito Juárez'));
    expect(row('Ceiba')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(row('Benito Juárez')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list('Lucía')).toHaveAttribute('data-drop-target'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    const [ids, to] = onMove.mock.calls[0] as [string[], string];
    expect([[...ids].sort(), to]).toEqual([['14', '16'], '67']);
  });

  it('moves nothing after Escape', async () => {
    const onMove = jest.fn();
    render(<Lists onMove={onMove} />);
    await userEvent.click(row('Ceiba'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(list('Lucía')).toHaveAttribute('data-drop-target'));
    await userEvent.keyboard('{Escape}');
    expect(onMove).not.toHaveBeenCalled();
  });
});
