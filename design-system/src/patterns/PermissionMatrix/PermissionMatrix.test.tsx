import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PermissionMatrix } from './PermissionMatrix';
import type { PermissionMatrixProps } from './PermissionMatrix';

const columns = [
  { id: 'coach', label: 'Coach' },
  { id: 'su', label: 'Super', isLocked: true },
];
const groups = [
  {
    id: 'visit',
    label: 'Visitas',
    rows: [
      { id: 'read', label: 'Ver' },
      { id: 'write', label: 'Programar' },
    ],
  },
];

function Matrix(props: Partial<PermissionMatrixProps>) {
  const [on, setOn] = useState<readonly string[]>(['read coach']);
  return (
    <PermissionMatrix
      aria-label="Permisos"
      rowsLabel="Permiso"
      columns={columns}
      groups={groups}
      emptyLabel="No aplica"
      lockedLabel="No se cambia"
      {...props}
      cellOf={(row, column) =>
        row === 'write' && column === 'su'
          ? null
          : {
              isOn: on.includes(`${row} ${column}`),
              isLocked: column === 'su',
              isChanged: row === 'write',
              label: `${row} ${column}`,
              note: 'H',
            }
      }
      onToggle={(row, column, isOn) => {
        props.onToggle?.(row, column, isOn);
        setOn(isOn ? [...on, `${row} ${column}`] : on.filter((key) => key !== `${row} ${column}`));
      }}
    />
  );
}
const cell = (name: string) => screen.getByRole('checkbox', { name });

describe('PermissionMatrix', () => {
  it('switches a cell, and not one that is locked', async () => {
    const onToggle = jest.fn();
    render(<Matrix onToggle={onToggle} />);
    await userEvent.click(cell('read coach'));
    expect(onToggle).toHaveBeenLastCalledWith('read', 'coach', false);
    expect(cell('read coach')).not.toBeChecked();
    await userEvent.click(cell('read su'));
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(cell('read su')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is one stop for Tab; the arrows pass over what is not there', async () => {
    render(<Matrix />);
    await userEvent.tab();
    expect(cell('read coach')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell('write coach')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(cell('read su')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('names rows, columns and groups', () => {
    render(<Matrix />);
    expect(screen.getByRole('columnheader', { name: /Super/ })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Programar' })).toBeInTheDocument();
    expect(screen.getByText('No aplica')).toBeInTheDocument();
  });
});
