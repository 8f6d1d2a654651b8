import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { Heading } from './Heading';
import type { HeadingLevel } from './Heading';

const sizeOf = (name: string) => getComputedStyle(screen.getByRole('heading', { name })).fontSize;

describe('DS-01 Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as HeadingLevel[])('stands at level %d of the outline', (level) => {
    render(<Heading level={level}>Lo que sigue</Heading>);
    expect(screen.getByRole('heading', { level, name: 'Lo que sigue' })).toBeVisible();
  });

  it('looks as large as its level, unless its size says otherwise', () => {
    render(
      <>
        <Heading level={2}>Mayo de 2026</Heading>
        <Heading level={4}>Ejes observados</Heading>
        <Heading level={2} size="S">
          Evidencias
        </Heading>
      </>,
    );
    expect(sizeOf('Mayo de 2026')).not.toBe(sizeOf('Ejes observados'));
    expect(sizeOf('Evidencias')).toBe(sizeOf('Ejes observados'));
    expect(screen.getByRole('heading', { level: 2, name: 'Evidencias' })).toBeVisible();
  });

  it('takes the focus from a script, and never from Tab', () => {
    const ref = createRef<HTMLHeadingElement>();
    render(
      <Heading level={1} tabIndex={-1} ref={ref}>
        Visitas
      </Heading>,
    );
    ref.current?.focus();
    expect(screen.getByRole('heading', { name: 'Visitas' })).toHaveFocus();
    expect(ref.current?.tabIndex).toBe(-1);
  });

  it('names what points at it', () => {
    render(
      <section aria-labelledby="next">
        <Heading level={2} id="next">
          Lo que sigue
        </Heading>
      </section>,
    );
    expect(screen.getByRole('region', { name: 'Lo que sigue' })).toBeInTheDocument();
  });
});
