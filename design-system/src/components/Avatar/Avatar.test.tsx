import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { familyOf, initialsOf } from './initials';

describe('Avatar', () => {
  it.each([
    ['Ana López Cetina', 'AL'],
    ['María de la Luz Ortega', 'ML'],
    ['íñigo', 'Í'],
    ['  Rosa   Elena ', 'RE'],
    ['🌻 Sofía «Sol» Tun', 'SS'],
    ['👩🏽‍🏫', ''],
    ['', ''],
  ])('%s gives %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps the tint of a name, and never the red one', () => {
    expect(familyOf('Ana López')).toBe(familyOf('Ana López'));
    expect(['Ana', 'Luis', 'Rosa', 'Jorge', 'Íñigo', 'Wil'].map(familyOf)).not.toContain('outdated');
  });

  it('is decoration beside a name, and named without one', () => {
    const { rerender } = render(<Avatar name="Ana López" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Ana López" isLabelled />);
    expect(screen.getByRole('img', { name: 'Ana López' })).toBeInTheDocument();
  });

  it('shows the photo, and the initials where it cannot be fetched', () => {
    const { container, rerender } = render(<Avatar name="Ana López" photo="/gone.webp" />);
    const photo = () => container.querySelector('img');
    expect(photo()).toHaveAttribute('alt', '');
    expect(container).not.toHaveTextContent('AL');
    fireEvent.error(photo() as HTMLImageElement);
    expect(container).toHaveTextContent('AL');
    rerender(<Avatar name="Ana López" photo="/there.webp" />);
    expect(photo()).toHaveAttribute('src', '/there.webp');
  });
});
