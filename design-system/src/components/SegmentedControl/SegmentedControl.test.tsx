import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageToggle } from '../LanguageToggle';
import { ThemeToggle } from '../ThemeToggle';

describe('SegmentedControl', () => {
  it('names each language in itself and tells the choice', async () => {
    const onChange = jest.fn();
    render(
      <LanguageToggle
        label="Idioma"
        names={{ es: 'Español', en: 'English' }}
        value="es"
        onChange={onChange}
        isCompact
      />,
    );
    const english = screen.getByRole('radio', { name: 'English' });
    expect(english).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();
    await userEvent.click(english);
    expect(onChange).toHaveBeenCalledWith('en');
  });

  it('always has one: pressing the chosen one changes nothing', async () => {
    const onChange = jest.fn();
    const names = { system: 'Como el equipo', light: 'Claro', dark: 'Oscuro' };
    render(<ThemeToggle label="Tema" names={names} value="dark" onChange={onChange} isCompact />);
    await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Claro' }));
    expect(onChange).toHaveBeenCalledWith('light');
  });
});
