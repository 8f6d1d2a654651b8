import { render, screen } from '@testing-library/react';
import { Divider } from './Divider';

describe('DS-01 Divider', () => {
  it('is heard as a separator between what is above and below', () => {
    render(<Divider />);
    expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
    expect(screen.getByRole('separator')).toHaveStyle({ blockSize: '1px', inlineSize: '100%' });
  });

  it('stands upright between what is side by side', () => {
    render(<Divider orientation="vertical" />);
    expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
    expect(screen.getByRole('separator')).toHaveStyle({ inlineSize: '1px', alignSelf: 'stretch' });
  });

  it('takes no focus', () => {
    render(<Divider />);
    expect(screen.getByRole('separator')).not.toHaveAttribute('tabindex');
  });
});
