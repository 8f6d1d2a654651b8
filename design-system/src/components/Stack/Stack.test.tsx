import { render, screen } from '@testing-library/react';
import { Grid, Inline, Stack } from './Stack';

const PARTS = { Stack, Inline, Grid } as const;
const schools = ['Benito Juárez', 'Sor Juana Inés de la Cruz'];
const items = schools.map((school) => <li key={school}>{school}</li>);

describe('DS-01 Stack, Inline and Grid', () => {
  it.each(Object.entries(PARTS))('%s is a named list where its element is one', (_name, Part) => {
    render(
      <Part element="ul" aria-label="Tus escuelas">
        {items}
      </Part>,
    );
    expect(screen.getByRole('list', { name: 'Tus escuelas' }).children).toHaveLength(2);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(schools);
  });

  it.each(Object.entries(PARTS))(
    '%s says of itself that it is a list, which Safari does not see without bullets',
    (_name, Part) => {
      const { rerender } = render(<Part element="ul">{items}</Part>);
      expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
      rerender(<Part element="ol">{items}</Part>);
      expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
      expect(screen.getByRole('list').tagName).toBe('OL');
    },
  );

  it.each(Object.entries(PARTS))('%s is a region named by its heading where it is a section', (_name, Part) => {
    render(
      <Part element="section" aria-labelledby="next">
        <h2 id="next">Lo que sigue</h2>
      </Part>,
    );
    expect(screen.getByRole('region', { name: 'Lo que sigue' })).toBeInTheDocument();
  });

  it.each(Object.entries(PARTS))('%s says nothing of itself where it only lays out', (_name, Part) => {
    const { container } = render(<Part>Benito Juárez</Part>);
    expect(container.firstElementChild?.tagName).toBe('DIV');
    expect(container.firstElementChild).not.toHaveAttribute('role');
  });

  it('lays one under the other, side by side, and in columns', () => {
    render(
      <>
        <Stack aria-label="Stack" element="ul">
          {items}
        </Stack>
        <Inline aria-label="Inline" element="ul" justify="between">
          {items}
        </Inline>
        <Grid aria-label="Grid" element="ul" minColumn="L">
          {items}
        </Grid>
      </>,
    );
    const look = (name: string) => getComputedStyle(screen.getByRole('list', { name }));
    expect(look('Stack').flexDirection).toBe('column');
    expect(look('Inline').display).toBe('flex');
    expect(look('Inline').justifyContent).toBe('space-between');
    expect(look('Inline').flexWrap).toBe('wrap');
    expect(look('Grid').display).toBe('grid');
    expect(look('Grid').getPropertyValue('--grid-column')).toBe('400px');
  });

  it('keeps a line whole where it may not break', () => {
    render(
      <Inline element="ul" wrap={false}>
        {items}
      </Inline>,
    );
    expect(screen.getByRole('list')).not.toHaveStyle({ flexWrap: 'wrap' });
  });

  it('takes its space from the scale', () => {
    render(
      <>
        <Stack aria-label="Junto" element="ul" gap={0}>
          {items}
        </Stack>
        <Stack aria-label="Separado" element="ul" gap={6}>
          {items}
        </Stack>
      </>,
    );
    const gap = (name: string) => getComputedStyle(screen.getByRole('list', { name })).getPropertyValue('--stack-gap');
    expect(gap('Junto')).toMatch(/space-0/);
    expect(gap('Separado')).toMatch(/space-6/);
  });
});
