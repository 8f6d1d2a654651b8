import { render, screen } from '@testing-library/react';
import { Heading } from '../Heading';
import { Card } from './Card';

describe('DS-01 Card', () => {
  it('is only a frame where nothing else is said: it takes part in no outline', () => {
    render(<Card>Plan de formación</Card>);
    expect(screen.getByText('Plan de formación')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is a region named by its heading where it is a section', () => {
    render(
      <Card element="section" aria-labelledby="goal">
        <Heading level={2} id="goal">
          Objetivo de la visita
        </Heading>
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Objetivo de la visita' })).toContainElement(screen.getByRole('heading'));
  });

  it('is a region named by words where no heading stands in it', () => {
    render(
      <Card element="section" aria-label="Próxima visita">
        12-05-2026
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Próxima visita' })).toHaveTextContent('12-05-2026');
  });

  it('is an item of a list, and an article', () => {
    render(
      <ul>
        <Card element="li">Escuela Benito Juárez</Card>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Escuela Benito Juárez');
    render(<Card element="article">Visita</Card>);
    expect(screen.getByRole('article')).toHaveTextContent('Visita');
  });

  it('has more room inside from S to L, and none where its content brings its own', () => {
    const roomOf = (padding: 'none' | 'S' | 'M' | 'L') => {
      const { container, unmount } = render(<Card padding={padding}>Visita</Card>);
      const { padding: room } = getComputedStyle(container.firstElementChild as Element);
      unmount();
      return room;
    };
    expect(new Set((['none', 'S', 'M', 'L'] as const).map(roomOf)).size).toBe(4);
  });
});
