import { render, screen } from '@testing-library/react';
import { Button } from '../Button';
import { PageHeader } from './PageHeader';

const WORD = 'maria.guadalupe.hernandez.villasenor@escuelasecundariatecnica128.edu.mx';

/** Elements between the header and a descendant. */
function upTo(header: Element, part: Element): Element[] {
  const parent = part.parentElement;
  return part === header || parent === null ? [part] : [part, ...upTo(header, parent)];
}

describe('PageHeader', () => {
  it('has the one h1, takes the focus when asked, and knows the way back', () => {
    render(<PageHeader title="Visita" shouldFocusTitle backTo={{ href: '/visitas', label: 'Visitas' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Visita' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Visitas' })).toHaveAttribute('href', '/visitas');
  });

  it('UI-02 an action that is docked on a phone takes no line, so that nothing moves when it comes', () => {
    render(<PageHeader title="Visitas" primaryAction={<Button variant="primary">Nueva visita</Button>} />);
    const action = screen.getByRole('button', { name: 'Nueva visita' }).parentElement as Element;
    expect(action).toHaveAttribute('data-docks');
    const line = action.parentElement as Element;
    const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const own = [...line.classList].find((name) => rules.includes(`.${name}`)) ?? '';
    expect(rules).toMatch(new RegExp(`\\.${own}:has\\( ?> ?\\[data-docks\\]:only-child\\)\\{display:contents;`));
  });

  it('DS-01 breaks a word that is longer than the page, and lets no action beside it be wider', () => {
    const { container } = render(
      <PageHeader
        title={WORD}
        meta={<span>{WORD}</span>}
        actions={<Button>{WORD}</Button>}
        primaryAction={<Button variant="primary">Guardar</Button>}
        isPrimaryInline
      />,
    );
    const header = container.firstElementChild as Element;
    expect(getComputedStyle(header).overflowWrap).toBe('anywhere');
    expect(getComputedStyle(header).gridTemplateColumns).toBe('minmax(0, 1fr)');
    for (const name of [WORD, 'Guardar'])
      for (const part of upTo(header, screen.getByRole('button', { name })).slice(0, -2))
        expect(getComputedStyle(part).minInlineSize).toBe('0');
  });
});
