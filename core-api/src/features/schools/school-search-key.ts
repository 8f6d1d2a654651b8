import { nameKey } from '../../database/search-key';
import type { SchoolRow } from './schools.tables';

/** Characters of the column. */
const MAX = 600;

/** A school as it is searched and sorted by: name, city, code and remote id (HIE-05). Imported ones may have no city. */
export const schoolSearchKey = ({
  name,
  city,
  code,
  remote_id,
}: Pick<SchoolRow, 'name' | 'code' | 'remote_id'> & { city: string | null }): string =>
  nameKey([name, city ?? '', code, remote_id ?? ''].join(' '), MAX);
