import { render, screen, within } from '@testing-library/react';
import { StatCard } from './StatCard';

const parts = [
  { id: 'completed', label: 'Completadas', value: 3, tone: 'success' as const },
  { id: 'missing', label: 'Vencidas', value: 1, text: '1.0', tone: 'warning' as const },
  { id: 'ahead', label: 'Por venir', value: 0, tone: 'neutral' as const },
];

describe('DS-01 STA-03 StatCard', () => {
  it('is a section named by its title, with the figure and its parts as terms', () => {
    render(<StatCard title="Visitas" value="4" detail="programadas" parts={parts} />);
    const card = screen.getByRole('region', { name: 'Visitas' });
    expect(card).toHaveTextContent('4programadas');
    expect(
      within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Completadas', 'Vencidas', 'Por venir']]);
    expect(
      within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '1.0', '0']);
  });

  it('draws each part by its share, and none for zero; the drawing is for the eyes alone', () => {
    const { container } = render(<StatCard title="Visitas" value="4" parts={parts} />);
    const bar = container.querySelector('[aria-hidden="true"]:has([data-tone])');
    expect([...(bar?.children ?? [])].map((part) => (part as HTMLElement).style.flexGrow)).toEqual(['0.75', '0.25']);
  });

  it('shows no figure while it is loading', () => {
    render(<StatCard title="Visitas" value="0" parts={parts} isLoading />);
    expect(screen.getByRole('region', { name: 'Visitas' })).toHaveTextContent(/^Visitas$/);
  });
});
