import { SCHOOLS_NAMED, type SomeSchools } from '@ruta/contracts/hierarchy/some-schools';

/** Schools as a notification names them: all counted, the first by id. */
export const some = (schools: ReadonlySet<number>): SomeSchools => ({
  total: schools.size,
  ids: [...schools].slice(0, SCHOOLS_NAMED),
});
