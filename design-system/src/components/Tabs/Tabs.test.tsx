import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '../Disclosure';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'axes', label: 'Ejes', content: 'Cuatro ejes' },
  { id: 'evidence', label: 'Evidencias', count: 3, content: 'Tres archivos' },
  { id: 'report', label: 'Reporte', isDisabled: true, content: 'Aún no' },
];

describe('Tabs', () => {
  it('opens a tab by click and by arrow, and skips the disabled one', async () => {
    const onSelect = jest.fn();
    render(<Tabs aria-label="Visita" tabs={tabs} onSelect={onSelect} />);
    expect(screen.getByRole('tabpanel', { name: 'Ejes' })).toHaveTextContent('Cuatro ejes');
    await userEvent.click(screen.getByRole('tab', { name: /Evidencias/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Tres archivos');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Ejes' })).toHaveFocus();
    expect(onSelect).toHaveBeenLastCalledWith('axes');
  });

  it('DS-01 brings the open tab into sight within a row that is too narrow', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return /Evidencias/.test(this.textContent) ? 400 : 0;
    });
    render(<Tabs aria-label="Visita" tabs={tabs} defaultSelectedId="evidence" />);
    expect(screen.getByRole('tablist').scrollLeft).toBe(400);
  });

  it('DS-01 a panel is a stop of Tab only while nothing inside it is', async () => {
    const evidence = (has: boolean) => [{ id: 'evidence', label: 'Evidencias', content: has && <a href="/">Acta</a> }];
    const { rerender } = render(<Tabs aria-label="Visita" tabs={evidence(false)} />);
    const panel = screen.getByRole('tabpanel', { name: 'Evidencias' });
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
    rerender(<Tabs aria-label="Visita" tabs={evidence(true)} />);
    await waitFor(() => expect(panel).not.toHaveAttribute('tabindex'));
    rerender(<Tabs aria-label="Visita" tabs={evidence(false)} />);
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  });
});

describe('Disclosure', () => {
  it('opens and closes under a heading', async () => {
    const onExpandedChange = jest.fn();
    render(
      <Disclosure title="Ambiente de aula" note="3 de 4" headingLevel={4} onExpandedChange={onExpandedChange}>
        Reglas de convivencia a la vista
      </Disclosure>,
    );
    const trigger = screen.getByRole('button', { name: /Ambiente de aula/ });
    expect(screen.getByRole('heading', { level: 4 })).toContainElement(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Reglas de convivencia a la vista')).toBeVisible();
    expect(onExpandedChange).toHaveBeenCalledWith(true);
  });
});
