import { IMPORT_COLUMNS_OF, type ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { ImportOutcome, ImportRow } from '@ruta/contracts/imports/import.schema';
import type { FileReply, Locale } from '@ruta/contracts';
import { csvFile } from '../../csv/csv-file';
import type { Cells } from './cells';

interface Words {
  row: string;
  result: string;
  why: string;
  file: string;
  template: string;
  outcomes: Record<ImportOutcome, string>;
  done: Record<NonNullable<ImportRow['done']>, string>;
  left: string;
}

const WORDS: Record<Locale, Words> = {
  es: {
    ...{ row: 'Fila', result: 'Resultado', why: 'Detalle', file: 'importacion', template: 'plantilla' },
    outcomes: {
      ready: 'Se agrega',
      changes: 'Cambia',
      unchanged: 'Sin cambios',
      invalid: 'No válida',
      twice: 'Repetida',
      unknown: 'Desconocida',
      ambiguous: 'Escuela por elegir',
    },
    done: {
      written: 'Aplicada',
      undone: 'Deshecha',
      kept: 'Aplicada; cambió después y se conservó',
      used: 'Aplicada; ya se usó y se conservó',
    },
    left: 'Omitida',
  },
  en: {
    ...{ row: 'Row', result: 'Result', why: 'Detail', file: 'import', template: 'template' },
    outcomes: {
      ready: 'Adds',
      changes: 'Changes',
      unchanged: 'Unchanged',
      invalid: 'Not valid',
      twice: 'Repeated',
      unknown: 'Unknown',
      ambiguous: 'School to be chosen',
    },
    done: {
      written: 'Applied',
      undone: 'Undone',
      kept: 'Applied; changed since and kept',
      used: 'Applied; it was used and kept',
    },
    left: 'Left out',
  },
};

interface Result {
  id: number;
  kind: ImportKindKey;
  isApplied: boolean;
  rows: readonly ImportRow[];
  locale: Locale;
}

/** The rows of an import with what each would do, or did, as CSV without formulas. */
export function resultFile({ id, kind, isApplied, rows, locale }: Result): FileReply {
  const { row, result, why, outcomes, done, left, file } = WORDS[locale];
  const columns = IMPORT_COLUMNS_OF[kind];
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.heading[locale] ?? key;
  const outcomeOf = (one: ImportRow) => {
    if (one.done) return done[one.done];
    const isBad = one.faults.length > 0 && one.outcome !== 'unchanged';
    return isApplied && isBad ? `${left}: ${outcomes[one.outcome]}` : outcomes[one.outcome];
  };
  const content = csvFile(
    [row, result, why, ...columns.map(({ heading }) => heading[locale])],
    rows.map((one) => [
      one.line,
      outcomeOf(one),
      [
        ...one.faults.map(({ column, text }) => `${nameOf(column)}: ${text}`),
        ...one.changes.map(({ column, from, to }) => `${nameOf(column)}: ${from} → ${to}`),
      ].join('\n'),
      ...columns.map(({ key }) => one.cells[key] ?? ''),
    ]),
  );
  return csv(`${file}-${id}`, content);
}

/** The template of a kind: its headings and an example. */
export function templateFile(kind: ImportKindKey, locale: Locale): FileReply {
  const columns = IMPORT_COLUMNS_OF[kind];
  const content = csvFile(
    columns.map(({ heading }) => heading[locale]),
    [columns.map(({ example }) => example)],
  );
  return csv(`${WORDS[locale].template}-${kind}`, content);
}

/** A catalogue as it stands, with the columns that an import reads. */
export function catalogueFile(kind: ImportKindKey, rows: readonly Cells[], locale: Locale): FileReply {
  const columns = IMPORT_COLUMNS_OF[kind];
  const content = csvFile(
    columns.map(({ heading }) => heading[locale]),
    rows.map((cells) => columns.map(({ key }) => cells[key] ?? '')),
  );
  return csv(kind.replace('_', '-'), content);
}

const csv = (name: string, content: Buffer): FileReply => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  size: content.byteLength,
  disposition: 'attachment',
  content,
});
