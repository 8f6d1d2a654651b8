import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import {
  Cell,
  CellBox,
  ColumnName,
  Corner,
  GroupName,
  MatrixFrame,
  MatrixTable,
  RowName,
} from './PermissionMatrix.styles';

/** One cell of the matrix. */
export interface MatrixCell {
  isOn: boolean;
  /** Whether the cell is read-only. */
  isLocked: boolean;
  /** Whether the value differs from the saved one. */
  isChanged: boolean;
  /** Accessible name: ability, role and scope. */
  label: string;
  /** How far it reaches, in a word or two below the checkbox. The label says it too. */
  note?: string | undefined;
}

export interface MatrixColumn {
  id: string;
  label: string;
  /** Whether all cells of the column are read-only. */
  isLocked?: boolean | undefined;
}

export interface MatrixGroup {
  id: string;
  label: string;
  rows: readonly { id: string; label: string }[];
}

export interface PermissionMatrixProps {
  /** Accessible name of the table. */
  'aria-label': string;
  /** Heading of the column with row names. */
  rowsLabel: string;
  columns: readonly MatrixColumn[];
  groups: readonly MatrixGroup[];
  /** Cell at a row and a column; null if there is none. */
  cellOf: (row: string, column: string) => MatrixCell | null;
  /** Called to change a cell. */
  onToggle: (row: string, column: string, isOn: boolean) => void;
  /** Text for screen readers in place of a missing cell. */
  emptyLabel: string;
  /** Text for screen readers on a read-only column. */
  lockedLabel: string;
}

interface At {
  row: number;
  column: number;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Permissions by role: a row per permission, a column per role. With one column it is a list. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { columns, groups, cellOf, onToggle, rowsLabel, emptyLabel, lockedLabel } = props;
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => headHeight(frame.current, head.current), []);
  const [at, setAt] = useState<At | null>(null);
  const rows = groups.flatMap((group) => group.rows);
  // Roving tabindex: one tab stop; arrow keys move within.
  const stop = at && isThere(at, rows, columns, cellOf) ? at : firstOf(rows, columns, cellOf);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [down, right] = step;
    let { row, column } = stop;
    do {
      row += down;
      column += right;
      const next = frame.current?.querySelector<HTMLInputElement>(`[data-at="${row}:${column}"]`);
      if (next) return next.focus();
    } while (row >= 0 && row < rows.length && column >= 0 && column < columns.length);
  };

  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return (
    <MatrixFrame ref={frame} data-single={columns.length === 1 || undefined}>
      <MatrixTable role="grid" aria-label={props['aria-label']} onKeyDown={move}>
        <thead ref={head}>
          <tr>
            <Corner scope="col">{rowsLabel}</Corner>
            {columns.map(({ id, label, isLocked }) => (
              <ColumnName key={id} scope="col">
                <span>
                  {label}
                  {isLocked && <Icon name="lock" size="S" label={lockedLabel} />}
                </span>
              </ColumnName>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <GroupName scope="rowgroup" colSpan={columns.length + 1}>
                <span>{group.label}</span>
              </GroupName>
            </tr>
            {group.rows.map(({ id, label }) => {
              const row = places.get(id) ?? 0;
              return (
                <tr key={id}>
                  <RowName scope="row">{label}</RowName>
                  {columns.map((column, place) => {
                    const cell = cellOf(id, column.id);
                    if (cell === null)
                      return (
                        <Cell key={column.id} data-empty>
                          <span aria-hidden="true">–</span>
                          <VisuallyHidden>{emptyLabel}</VisuallyHidden>
                        </Cell>
                      );
                    return (
                      <Cell key={column.id} data-changed={cell.isChanged || undefined}>
                        <CellBox data-locked={cell.isLocked || undefined}>
                          <input
                            type="checkbox"
                            aria-label={cell.label}
                            aria-disabled={cell.isLocked || undefined}
                            data-at={`${row}:${place}`}
                            tabIndex={stop.row === row && stop.column === place ? 0 : -1}
                            checked={cell.isOn}
                            onFocus={() => setAt({ row, column: place })}
                            onChange={() => !cell.isLocked && onToggle(id, column.id, !cell.isOn)}
                          />
                          {cell.note !== undefined && <small aria-hidden="true">{cell.note}</small>}
                        </CellBox>
                      </Cell>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        ))}
      </MatrixTable>
    </MatrixFrame>
  );
}

/** Tells the styles how high the headings are, so that the name of a group stays in sight below them. */
function headHeight(frame: HTMLElement | null, head: HTMLElement | null): (() => void) | undefined {
  if (frame === null || head === null) return undefined;
  const tell = () => frame.style.setProperty('--matrix-head', `${head.offsetHeight}px`);
  tell();
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(tell);
  observer.observe(head);
  return () => observer.disconnect();
}

/** Whether the cell still exists after roles or permissions were filtered. */
function isThere(
  at: At,
  rows: readonly { id: string }[],
  columns: readonly MatrixColumn[],
  cellOf: PermissionMatrixProps['cellOf'],
): boolean {
  const [row, column] = [rows[at.row], columns[at.column]];
  return row !== undefined && column !== undefined && cellOf(row.id, column.id) !== null;
}

/** Position of the first existing cell. */
function firstOf(
  rows: readonly { id: string }[],
  columns: readonly MatrixColumn[],
  cellOf: PermissionMatrixProps['cellOf'],
): At {
  for (const [row, { id }] of rows.entries()) {
    const column = columns.findIndex((candidate) => cellOf(id, candidate.id) !== null);
    if (column >= 0) return { row, column };
  }
  return { row: 0, column: 0 };
}
