import type { ImportChoice } from '@ruta/contracts/imports/import.schema';
import type { Fault, FileRow } from '../imports';
import type { NamedSchool } from './named-schools.reader';

/** Schools that a row lets choose from. */
const CHOICES = 30;

/** The school that a row means: found, none named, unknown, or to be chosen of several. */
interface SchoolOfRow {
  school: NamedSchool | null;
  faults: readonly Fault[];
  choices: readonly ImportChoice[];
}

/** Reads the school of a row. Where several bear the name, the one that somebody chose; nothing is guessed. */
export function schoolOfRow(
  { cells, choice }: Pick<FileRow, 'cells' | 'choice'>,
  named: (text: string) => readonly NamedSchool[],
): SchoolOfRow {
  const text = cells['school'] ?? '';
  if (text === '') return { school: null, faults: [], choices: [] };
  const found = named(text);
  const [only] = found;
  if (!only) return { school: null, faults: [{ column: 'school', key: 'imports.school.unknown' }], choices: [] };
  if (found.length === 1) return { school: only, faults: [], choices: [] };
  if (found.length > CHOICES)
    return { school: null, faults: [{ column: 'school', key: 'imports.school.unknown' }], choices: [] };
  const choices = found.map(choiceOf);
  const chosen = found.find(({ id }) => id === choice);
  if (chosen) return { school: chosen, faults: [], choices };
  const places = { count: found.length };
  return { school: null, faults: [{ column: 'school', key: 'imports.school.ambiguous', places }], choices };
}

const choiceOf = ({ id, name, remote_id, code, city }: NamedSchool): ImportChoice => ({
  ...{ id, name, about: [remote_id, code, city].filter(Boolean).join(' · ') },
});
