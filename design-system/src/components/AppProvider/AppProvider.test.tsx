import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../Link';
import { AppProvider } from './AppProvider';

describe('AppProvider', () => {
  it('tells the page its language and its scheme', () => {
    const { rerender } = render(
      <AppProvider locale="es-MX" colorScheme="dark" navigate={() => undefined}>
        hola
      </AppProvider>,
    );
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
    rerender(
      <AppProvider locale="en-US" contrast="more" motion="reduced" navigate={() => undefined}>
        hello
      </AppProvider>,
    );
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'system');
    expect(document.documentElement).toHaveAttribute('data-contrast', 'more');
    expect(document.documentElement).toHaveAttribute('data-motion', 'reduced');
  });

  it('DS-02 stands close together only where it is asked to', () => {
    const page = (density?: 'compact') => (
      <AppProvider locale="es-MX" density={density} navigate={() => undefined}>
        hola
      </AppProvider>
    );
    const { rerender } = render(page());
    expect(document.documentElement).toHaveAttribute('data-density', 'regular');
    rerender(page('compact'));
    expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  });

  it('UI-02 keeps the typeface out of the sheet that components add rules to, so that none lays the page out again', () => {
    render(
      <AppProvider locale="es-MX" navigate={() => undefined}>
        <Link href="/visitas/12">Visita</Link>
      </AppProvider>,
    );
    expect(document.querySelector('style[data-href="ruta-global"]')?.textContent).toContain('@font-face');
    const growing = [...document.querySelectorAll('style[data-styled]')];
    expect(growing.length).toBeGreaterThan(0);
    expect(growing.map(({ textContent }) => textContent).join('')).not.toContain('@font-face');
  });

  it('follows links without a page load', async () => {
    const navigate = jest.fn();
    render(
      <AppProvider locale="es-MX" navigate={navigate}>
        <Link href="/visitas/12">Visita</Link>
      </AppProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Visita' }));
    expect(navigate).toHaveBeenCalledWith('/visitas/12', undefined);
  });
});
