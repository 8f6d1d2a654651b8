import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

const items = [
  { id: 'who', title: '¿Quién responde el diagnóstico?', content: 'Todo el personal de la escuela.' },
  { id: 'time', title: '¿Cuánto tiempo tengo?', note: '20 s', content: 'Veinte segundos por pregunta.' },
  { id: 'again', title: '¿Puedo repetirlo?', content: 'No.', disabledReason: 'Al cerrar el ciclo' },
];
const trigger = (name: RegExp) => screen.getByRole('button', { name });
const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

describe('DS-01 Accordion', () => {
  it('opens one at a time: another closes it', async () => {
    const onOpenChange = jest.fn();
    render(<Accordion items={items} headingLevel={3} onOpenChange={onOpenChange} />);
    await userEvent.click(trigger(/Quién/));
    expect(screen.getByText('Todo el personal de la escuela.')).toBeVisible();
    expect(onOpenChange).toHaveBeenLastCalledWith(['who']);
    await userEvent.click(trigger(/Cuánto/));
    expect(open()).toEqual(['¿Cuánto tiempo tengo?20 s']);
    expect(onOpenChange).toHaveBeenLastCalledWith(['time']);
  });

  it('opens several where it may, by Enter and by Space', async () => {
    render(<Accordion items={items} headingLevel={3} allowsMultiple />);
    await userEvent.tab();
    expect(trigger(/Quién/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(open()).toHaveLength(2);
    await userEvent.keyboard(' ');
    expect(open()).toEqual(['¿Quién responde el diagnóstico?']);
  });

  it('says at its title why a part cannot be opened', () => {
    render(<Accordion items={items} headingLevel={3} />);
    expect(trigger(/Puedo repetirlo.*Al cerrar el ciclo/)).toBeDisabled();
  });

  it('makes its titles headings of the level it is told', () => {
    render(<Accordion items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  });

  it('opens what its caller says, and nothing else', async () => {
    render(<Accordion items={items} headingLevel={3} openIds={['time']} />);
    await userEvent.click(trigger(/Quién/));
    expect(open()).toEqual(['¿Cuánto tiempo tengo?20 s']);
  });

  it('keeps places while it loads, and says when there is nothing', () => {
    const { rerender } = render(<Accordion items={[]} headingLevel={3} isLoading loadingLabel="Cargando respuestas" />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando respuestas');
    rerender(<Accordion items={[]} headingLevel={3} emptyText="Nadie ha respondido todavía." />);
    expect(screen.getByText('Nadie ha respondido todavía.')).toBeInTheDocument();
  });
});
