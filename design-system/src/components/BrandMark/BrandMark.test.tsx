import { render, screen } from '@testing-library/react';
import { BrandMark } from './BrandMark';

describe('DS-01 BrandMark', () => {
  it('is read once: the word is the name of the drawing', () => {
    const { container } = render(<BrandMark word="Ruta" />);
    expect(screen.getByRole('img', { name: 'Ruta' })).toBeInTheDocument();
    expect(container).toHaveTextContent('Ruta');
    expect(screen.getByText('Ruta')).toHaveAttribute('aria-hidden', 'true');
  });

  it('keeps its name where the word is not shown', () => {
    render(<BrandMark word="Ruta" hideWord="always" />);
    expect(screen.getByText('Ruta')).not.toBeVisible();
    expect(screen.getByRole('img', { name: 'Ruta' })).toBeVisible();
  });

  it.each([
    ['S', 24],
    ['M', 28],
    ['L', 40],
  ] as const)('%s is %d pixels wide and high', (size, pixels) => {
    render(<BrandMark word="Ruta" size={size} />);
    expect(screen.getByRole('img')).toHaveAttribute('width', String(pixels));
    expect(screen.getByRole('img')).toHaveAttribute('height', String(pixels));
  });
});
