import { IMPORT_OUTCOMES, type ImportBatch, type ImportRow } from './import.schema';

const row = (line: number, differs: Partial<ImportRow> & Pick<ImportRow, 'outcome'>, name: string): ImportRow => ({
  ...{ id: line, line, faults: [], changes: [], moves: null, choices: [], choice: null, done: null },
  cells: { remote_id: String(410_170 + line), name, code: `14PPR01${line}T`, city: 'Zapopan' },
  ...differs,
});

/** Rows of people: one names a school as two are called. */
export const samplePeopleRows: readonly ImportRow[] = [
  {
    ...row(2, { outcome: 'ready' }, 'Lucía'),
    cells: { email: 'lucia@escuela.mx', name: 'Lucía', surname: 'Márquez Peña', role: 'Docente', school: '' },
  },
  {
    ...row(3, { outcome: 'ambiguous' }, 'Iván'),
    cells: { email: 'ivan@escuela.mx', name: 'Iván', surname: 'Rocha', role: 'Docente', school: 'Benito Juárez' },
    faults: [{ column: 'school', text: 'Hay 2 escuelas con este nombre: elige cuál es.' }],
    choices: [
      { id: 41, name: 'Benito Juárez', about: '410041 · 14PPR0041T · Zapopan' },
      { id: 57, name: 'Benito Juárez', about: '410057 · 14PPR0057T · Tonalá' },
    ],
  },
  {
    ...row(4, { outcome: 'changes', changes: [{ column: 'role', from: '', to: 'Coach' }] }, 'Ana'),
    cells: { email: 'ana@ruta.test', name: 'Ana', surname: 'Peña', role: 'Coach', school: '' },
  },
];

/** Rows of a file of the hierarchy: one moves work. */
export const sampleTeamRows: readonly ImportRow[] = [
  {
    ...row(2, { outcome: 'changes' }, ''),
    cells: { school: 'Colegio Matías Romero', coach_access: 'laura@ruta.test' },
    changes: [{ column: 'coach_access', from: 'hector@ruta.test', to: 'laura@ruta.test' }],
    moves: { visits: 3, activities: 2, kept: 1 },
  },
  { ...row(3, { outcome: 'unchanged' }, ''), cells: { school: 'Liceo del Valle', coach_access: 'laura@ruta.test' } },
];

/** Rows of every outcome that a file of schools has. */
export const sampleImportRows: readonly ImportRow[] = [
  row(2, { outcome: 'ready' }, 'Colegio Matías Romero'),
  row(3, { outcome: 'changes', changes: [{ column: 'city', from: 'Tonalá', to: 'Zapopan' }] }, 'Instituto Ceiba'),
  row(4, { outcome: 'unchanged' }, 'Liceo del Valle'),
  row(5, { outcome: 'invalid', faults: [{ column: 'code', text: 'Escribe un texto.' }] }, 'Colegio Sin Clave'),
  row(6, { outcome: 'twice', faults: [{ column: 'remote_id', text: 'Es la misma escuela que la fila 2.' }] }, 'Romero'),
  row(7, { outcome: 'unknown', faults: [{ column: 'state', text: 'No conocemos este estado.' }] }, 'Escuela del Mar'),
];

export const countsOfRows = (rows: readonly ImportRow[]): ImportBatch['counts'] =>
  Object.fromEntries(
    IMPORT_OUTCOMES.map((outcome) => [outcome, rows.filter((one) => one.outcome === outcome).length]),
  ) as ImportBatch['counts']; // its keys are the outcomes

/** A file that waits to be applied; what differs is given. */
export const importWith = (differs: Partial<ImportBatch> = {}): ImportBatch => ({
  ...{
    id: 7,
    kind: 'schools',
    cycle: null,
    moves: null,
    heavy: [],
    file_name: 'escuelas-2027.xlsx',
    created_at: '2026-11-20 17:30:00',
  },
  by: { id: 60, fullname: 'Gabriela Zepeda Fuentes' },
  counts: countsOfRows(sampleImportRows),
  ...{ ignored: [], day_read: null, applied_at: null, undone_at: null, undo_until: null, kept: 0, revision: 1 },
  can: { apply: true, undo: false },
  ...differs,
});

/** One that waits, one that is applied, and one that was undone. */
export const sampleImports: readonly ImportBatch[] = [
  importWith(),
  importWith({
    ...{ id: 6, file_name: 'jalisco.csv', applied_at: '2026-11-20 16:00:00', undo_until: '2026-11-21 16:00:00' },
    can: { apply: false, undo: true },
  }),
  importWith({
    ...{ id: 5, file_name: 'prueba.csv', applied_at: '2026-11-18 16:00:00', undo_until: '2026-11-19 16:00:00' },
    ...{ undone_at: '2026-11-18 17:00:00', kept: 1, can: { apply: false, undo: false } },
  }),
];
