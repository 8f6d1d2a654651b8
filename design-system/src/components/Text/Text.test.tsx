import { render, screen } from '@testing-library/react';
import { Text } from './Text';
import type { TextVariant } from './Text';

const VARIANTS: readonly TextVariant[] = ['body', 'label', 'caption', 'title', 'display'];

describe('DS-01 Text', () => {
  it('has five sizes, each its own', () => {
    render(VARIANTS.map((variant) => <Text key={variant} variant={variant}>{`Texto ${variant}`}</Text>));
    const sizes = VARIANTS.map((variant) => getComputedStyle(screen.getByText(`Texto ${variant}`)).fontSize);
    expect(new Set(sizes).size).toBe(5);
  });

  it('is the element that its meaning asks for', () => {
    render(
      <>
        <Text element="p">La visita dura 50 minutos.</Text>
        <Text element="strong">No se puede deshacer.</Text>
        <Text element="em">Casi.</Text>
      </>,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent('La visita dura 50 minutos.');
    expect(screen.getByRole('strong')).toHaveTextContent('No se puede deshacer.');
    expect(screen.getByRole('emphasis')).toHaveTextContent('Casi.');
  });

  it('says what a field or a button points at', () => {
    render(
      <>
        <Text id="why">La visita ya terminó.</Text>
        <button type="button" aria-describedby="why">
          Editar
        </button>
      </>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription('La visita ya terminó.');
  });

  it('tells the language of words that are not of the page’s', () => {
    render(<Text lang="en">Classroom climate</Text>);
    expect(screen.getByText('Classroom climate')).toHaveAttribute('lang', 'en');
  });

  it('cuts to one line, keeps the lines that were written, and stands in columns, where it is told', () => {
    render(
      <>
        <Text isTruncated>Escuela Primaria Urbana Matutina</Text>
        <Text isPreformatted>Primera línea</Text>
        <Text isTabular>117</Text>
        <Text>Como es</Text>
      </>,
    );
    expect(screen.getByText(/^Escuela/)).toHaveStyle({ whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
    expect(screen.getByText('Primera línea')).toHaveStyle({ whiteSpace: 'pre-wrap' });
    expect(screen.getByText('117')).toHaveStyle({ fontVariantNumeric: 'tabular-nums' });
    expect(screen.getByText('Como es')).not.toHaveStyle({ whiteSpace: 'nowrap' });
    expect(screen.getByText('Como es')).not.toHaveStyle({ whiteSpace: 'pre-wrap' });
  });
});
