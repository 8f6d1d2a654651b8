import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { SlotList } from './SlotList';
import type { SlotListProps } from './SlotList.types';

const morning = ['2026-05-15 14:00:00', '2026-05-15 15:00:00', '2026-05-15T16:30:00Z'].map((startAt) => ({ startAt }));

function Slots(props: Partial<SlotListProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <I18nProvider locale="es-MX">
      <SlotList
        label="Horas del viernes 15 de mayo"
        slots={morning}
        onConfirm={() => undefined}
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange?.(next);
          setValue(next);
        }}
      />
    </I18nProvider>
  );
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const hour = (name: string) => screen.getByRole('radio', { name });

describe('DS-01 SlotList', () => {
  it('shows instants on the wall clock of the zone: UTC unless told another', () => {
    const { unmount } = render(<Slots />);
    expect(screen.getByRole('radiogroup', { name: 'Horas del viernes 15 de mayo' })).toBeInTheDocument();
    expect(names()).toEqual(['14:00', '15:00', '16:30']);
    unmount();
    const cancun = render(<Slots timeZone="America/Cancun" timeZoneLabel="Hora de Cancún" />);
    expect(names()).toEqual(['09:00', '10:00', '11:30']);
    expect(screen.getByText('Hora de Cancún')).toBeInTheDocument();
    cancun.unmount();
    render(<Slots timeZone="America/Mexico_City" />);
    expect(names()).toEqual(['08:00', '09:00', '10:30']);
  });

  it('takes a zone that does not exist for UTC, and leaves out what is no instant', () => {
    render(<Slots timeZone="Marte/Olimpo" slots={[{ startAt: 'mañana' }, ...morning]} />);
    expect(names()).toEqual(['14:00', '15:00', '16:30']);
  });

  it('puts hours of several days of the zone under their day', () => {
    const slots = [{ startAt: '2026-05-16 04:30:00' }, { startAt: '2026-05-16 05:30:00' }];
    render(<Slots timeZone="America/Cancun" slots={slots} />);
    expect(hour('viernes, 15 de mayo, 23:30')).toBeInTheDocument();
    expect(hour('sábado, 16 de mayo, 00:30')).toBeInTheDocument();
  });

  it('tells apart an hour that a clock put back shows twice', () => {
    const slots = [{ startAt: '2026-11-01 08:30:00' }, { startAt: '2026-11-01 09:30:00' }];
    render(<Slots timeZone="America/Tijuana" slots={slots} />);
    expect(names()).toEqual(['01:30 GMT-7', '01:30 GMT-8']);
  });

  it('chooses one, whose button comes next and confirms it', async () => {
    const onChange = jest.fn();
    const onConfirm = jest.fn();
    render(<Slots onChange={onChange} onConfirm={onConfirm} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(hour('15:00'));
    expect(onChange).toHaveBeenLastCalledWith('2026-05-15 15:00:00');
    expect(hour('15:00')).toBeChecked();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Confirm, 15:00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onConfirm).toHaveBeenLastCalledWith('2026-05-15 15:00:00');
  });

  it('moves with the arrows, over what cannot be chosen', async () => {
    const taken = morning.map((slot, index) => (index === 1 ? { ...slot, unavailableReason: 'Ocupada' } : slot));
    render(<Slots slots={taken} value="2026-05-15 14:00:00" />);
    expect(hour('15:00 Ocupada')).toBeDisabled();
    await userEvent.tab();
    expect(hour('14:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(hour('16:30')).toBeChecked();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('offers no button for a chosen hour that was taken meanwhile', () => {
    render(
      <Slots value="2026-05-15 14:00:00" slots={[{ startAt: '2026-05-15 14:00:00', unavailableReason: 'Ocupada' }]} />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('changes nothing while it confirms', async () => {
    const onChange = jest.fn();
    const onConfirm = jest.fn();
    render(<Slots value="2026-05-15 14:00:00" isConfirming onChange={onChange} onConfirm={onConfirm} />);
    await userEvent.click(hour('15:00'));
    await userEvent.click(screen.getByRole('button'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('says that there is nothing, and lets both texts be replaced', () => {
    const { rerender } = render(<Slots slots={[]} />);
    expect(screen.getByText('No results')).toHaveAttribute('role', 'status');
    rerender(<Slots slots={[]} emptyLabel="No hay horas libres" />);
    expect(screen.getByText('No hay horas libres')).toHaveAttribute('role', 'status');
  });

  it('calls the button as it is told', () => {
    render(<Slots value="2026-05-15 14:00:00" confirmLabel="Confirmar" />);
    expect(screen.getByRole('button', { name: 'Confirmar, 14:00' })).toHaveTextContent('Confirmar');
  });

  it('keeps the places while hours are on their way', () => {
    render(<Slots isLoading loadingLabel="Buscando horas" />);
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(screen.getByText('Buscando horas')).toBeInTheDocument();
  });
});
