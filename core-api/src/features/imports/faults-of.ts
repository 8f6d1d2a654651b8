import { FIELD_MESSAGES, type FieldMessage } from '@ruta/contracts';
import type { z } from 'zod';
import type { Fault } from './import.kind';
import type { Cells } from './cells';

const isKey = (text: string): text is FieldMessage => Object.hasOwn(FIELD_MESSAGES, text);

/** What a schema of texts refuses of a row, one fault per column. */
export function faultsOf(schema: z.ZodObject, cells: Cells): Fault[] {
  const faults = new Map<string, Fault>();
  for (const issue of schema.safeParse(cells).error?.issues ?? []) {
    const column = String(issue.path[0] ?? '');
    const places = issue.code === 'custom' ? (issue.params as Fault['places']) : undefined;
    if (!faults.has(column))
      faults.set(column, { column, key: isKey(issue.message) ? issue.message : 'invalid', ...(places && { places }) });
  }
  return [...faults.values()];
}
