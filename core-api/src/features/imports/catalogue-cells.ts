import { searchKey } from '../../database/search-key';
import type { Fault } from './import.kind';

const SEPARATOR = ' | ';

/** The texts of a cell with several, which `|` or line breaks separate. */
export const textsIn = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Several texts in one cell. */
export const cellOf = (texts: readonly string[]): string => texts.join(SEPARATOR);

/** Words that a cell may have, each with the names that files use for it. The first name is told. */
export type Words<Key extends string> = Readonly<Record<Key, readonly [string, ...string[]]>>;

/** Reads a cell as one of a few words; a fault that names them where it is none. */
export function wordIn<Key extends string>(
  words: Words<Key>,
  column: string,
  cell: string,
): { word: Key; fault?: undefined } | { word?: undefined; fault: Fault } {
  const entries = Object.entries(words) as [Key, readonly [string, ...string[]]][];
  const found = entries.find(([key, names]) => [key, ...names].some((name) => searchKey(name) === searchKey(cell)));
  if (found) return { word: found[0] };
  const options = entries.map(([, [name]]) => name).join(', ');
  return { fault: { column, key: 'imports.option.unknown', places: { options } } };
}

export const YES_OR_NO: Words<'yes' | 'no'> = {
  yes: ['sí', 'si', 'yes', 'x', '1', 'true', 'verdadero'],
  no: ['no', '0', 'false', 'falso'],
};
/** How a flag stands in a file. */
export const flagCell = (value: boolean): string => (value ? 'sí' : 'no');
