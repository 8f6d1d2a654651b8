import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AttendanceList } from './AttendanceList';
import type { AttendanceListProps } from './AttendanceList';

const people = [
  { id: '1', name: 'María Fernanda Ortiz', detail: 'Docente de 3.º B' },
  { id: '2', name: 'Luis Alberto Domínguez', detail: 'Docente de 5.º A' },
];

function Attendance(props: Partial<AttendanceListProps>) {
  const [ids, setIds] = useState<readonly string[]>(props.selectedIds ?? ['9']);
  return (
    <AttendanceList
      aria-label="Asistencia"
      people={people}
      countText={`${ids.length} presentes`}
      selectAllLabel="Seleccionar esta página"
      emptyText="Nadie coincide con la búsqueda."
      presentLabel="Presente"
      absentLabel="Ausente"
      {...props}
      selectedIds={ids}
      onChange={(next) => {
        props.onChange?.(next);
        setIds(next);
      }}
    />
  );
}

describe('AttendanceList', () => {
  it('checks people and keeps those of other pages', async () => {
    const onChange = jest.fn();
    render(<Attendance onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /María Fernanda Ortiz/ }));
    expect(onChange).toHaveBeenLastCalledWith(['9', '1']);
    expect(screen.getByRole('status')).toHaveTextContent('2 presentes');
    const all = screen.getByRole('checkbox', { name: 'Seleccionar esta página' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(onChange).toHaveBeenLastCalledWith(['9', '1', '2']);
    expect(all).toBeChecked();
    await userEvent.click(all);
    expect(onChange).toHaveBeenLastCalledWith(['9']);
  });

  it('reads without boxes, with words for the icons', () => {
    render(<Attendance isReadOnly selectedIds={['2']} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Ausente', 'Presente']);
  });

  it('says when nobody is there', () => {
    render(<Attendance people={[]} />);
    expect(screen.getByText('Nadie coincide con la búsqueda.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
