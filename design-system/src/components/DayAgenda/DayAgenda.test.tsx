import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgendaLegend } from '../AgendaLegend';
import { IconButton } from '../IconButton';
import { DayAgenda } from './DayAgenda';
import type { DayAgendaProps } from './DayAgenda.types';
import { agendaGroups } from './fixtures';

const Agenda = (props: Partial<DayAgendaProps>) => (
  <DayAgenda
    aria-label="Actividades"
    groups={agendaGroups}
    today="2026-05-13"
    emptyText="No hay actividades este día."
    {...props}
  />
);

describe('DayAgenda', () => {
  it('lists the items under their headings with time, school and status word', () => {
    render(<Agenda />);
    const today = screen.getByRole('region', { name: 'Hoy' });
    expect(within(today).getByRole('heading', { level: 3, name: 'Hoy' })).toBeInTheDocument();
    const first = within(today).getAllByRole('listitem')[0] as HTMLElement;
    expect(first).toHaveTextContent('09:00');
    expect(first).toHaveTextContent('Observación de Matemáticas 3.º B');
    expect(first).toHaveTextContent('Escuela Primaria Benito Juárez');
    expect(first).toHaveTextContent('Visita');
  });

  it('opens an item by press, or leads to its address', async () => {
    const onOpen = jest.fn();
    render(
      <Agenda onOpen={onOpen} itemActions={(item) => <IconButton icon="more" label={`Más de ${item.title}`} />} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reunión con el equipo directivo' }));
    expect(onOpen).toHaveBeenCalledWith('meeting');
    expect(screen.getByRole('link', { name: 'Observación de Matemáticas 3.º B' })).toHaveAttribute(
      'href',
      '/visits/41',
    );
    expect(screen.getByRole('button', { name: 'Más de Observación de Matemáticas 3.º B' })).toBeInTheDocument();
  });

  it('says when there is nothing, and when it loads', () => {
    const { rerender } = render(<Agenda groups={[{ id: 'today', heading: 'Hoy', items: [] }]} />);
    expect(screen.getByText('No hay actividades este día.')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    rerender(<Agenda groups={[]} isLoading />);
    expect(screen.queryByText('No hay actividades este día.')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Actividades' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('AgendaLegend', () => {
  it('says the four colours and the three icons in words', () => {
    render(
      <AgendaLegend
        kindsTitle="Colores"
        kinds={{ pending: 'Pendiente', outdated: 'Vencida', taken: 'Tomada', visit: 'Visita' }}
        momentsTitle="Iconos"
        moments={{ completed: 'Completada', upcoming: 'Hoy o después', past: 'Pasó sin completarse' }}
      />,
    );
    expect(within(screen.getByRole('list', { name: 'Colores' })).getAllByRole('listitem')).toHaveLength(4);
    expect(within(screen.getByRole('list', { name: 'Iconos' })).getAllByRole('listitem')).toHaveLength(3);
  });
});
