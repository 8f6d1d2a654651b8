import { LEVELS } from '@ruta/contracts/schools/levels';
import type { LevelKey } from '@ruta/contracts/schools/levels';
import type { School, SchoolForm } from '@ruta/contracts/schools/school.schema';

/** The fields of a school's form. */
export interface Written {
  name: string;
  city: string;
  code: string;
  timezone: string;
  active: boolean;
  levels: readonly LevelKey[];
}

export const writtenOf = ({ name, city, code, timezone, active, levels }: School): Written => ({
  ...{ name, city, code, timezone, active },
  levels: LEVELS.filter((key) => levels.includes(key)),
});

/** The changed fields only; the server leaves absent fields unchanged. */
export function changesOf(written: Written, opened: Written): Omit<SchoolForm, 'revision'> {
  const changed = <K extends 'name' | 'city' | 'code' | 'timezone' | 'active'>(field: K) =>
    written[field] === opened[field] ? {} : { [field]: written[field] };
  const areLevels = written.levels.join() === opened.levels.join();
  return {
    ...changed('name'),
    ...changed('city'),
    ...changed('code'),
    ...changed('timezone'),
    ...changed('active'),
    ...(areLevels ? {} : { levels: [...written.levels] }),
  };
}

export const hasChanges = (written: Written, opened: Written): boolean =>
  Object.keys(changesOf(written, opened)).length > 0;
