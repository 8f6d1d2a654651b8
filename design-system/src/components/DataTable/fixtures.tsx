import { StatusChip } from '../StatusChip';
import type { TableColumn } from './DataTable.types';

/** A sample row. */
export interface VisitRow {
  id: string;
  school: string;
  teacher: string;
  date: string;
  status: 'scheduled' | 'finished' | 'expired' | 'draft';
  evidence: number;
}

const spanish = {
  columns: { school: 'Escuela', teacher: 'Docente', date: 'Fecha', evidence: 'Evidencias', status: 'Estado' },
  status: { scheduled: 'Programada', finished: 'Finalizada', expired: 'Vencida', draft: 'Borrador' },
};
const english: typeof spanish = {
  columns: { school: 'School', teacher: 'Teacher', date: 'Date', evidence: 'Evidence', status: 'Status' },
  status: { scheduled: 'Scheduled', finished: 'Finished', expired: 'Overdue', draft: 'Draft' },
};

/** Visits of a coach. */
export const visits: VisitRow[] = [
  {
    id: '41',
    school: 'Escuela Primaria Benito Juárez',
    teacher: 'María Fernanda Ortiz',
    date: '13-05-2026',
    status: 'scheduled',
    evidence: 0,
  },
  {
    id: '40',
    school: 'Escuela Primaria Benito Juárez',
    teacher: 'Luis Alberto Domínguez',
    date: '12-05-2026',
    status: 'finished',
    evidence: 3,
  },
  {
    id: '39',
    school: 'Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino',
    teacher: 'Guadalupe Hernández Villaseñor',
    date: '08-05-2026',
    status: 'expired',
    evidence: 1,
  },
  {
    id: '38',
    school: 'Jardín de Niños Ramón López Velarde',
    teacher: 'Teresa Aguilar',
    date: '20-05-2026',
    status: 'draft',
    evidence: 12,
  },
];

const columnsOf = ({ columns, status }: typeof spanish): TableColumn<VisitRow>[] => [
  { id: 'school', header: columns.school, isRowHeader: true, allowsSorting: true, cell: (row) => row.school },
  { id: 'teacher', header: columns.teacher, cell: (row) => row.teacher, priority: 1 },
  {
    id: 'date',
    header: columns.date,
    allowsSorting: true,
    cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.date}</span>,
    priority: 2,
  },
  { id: 'evidence', header: columns.evidence, align: 'end', cell: (row) => row.evidence },
  {
    id: 'status',
    header: columns.status,
    cell: (row) => <StatusChip status={row.status}>{status[row.status]}</StatusChip>,
    priority: 3,
  },
];

/** Spanish columns. */
export const visitColumns = columnsOf(spanish);

/** English columns. */
export const visitColumnsInEnglish = columnsOf(english);
