import type { Ability } from '../abilities';
import type { Text } from '../locale';

/** What a file may bring. This file does not import zod, so browser code may use it. */
export const IMPORT_KINDS = ['schools', 'people', 'hierarchy'] as const;
export type ImportKindKey = (typeof IMPORT_KINDS)[number];

/** What the caller needs for a kind, beside `hierarchy:write`. */
export const IMPORT_ABILITIES: Record<ImportKindKey, readonly Ability[]> = {
  schools: ['school:write'],
  people: ['user:update', 'invitation:manage'],
  hierarchy: [],
};

/**
 * What becomes of a row: it adds something, changes something, or finds it as it is; or it is bad: not valid, the same
 * as an earlier row, naming something that there is not, or naming a school as several are called.
 */
export const IMPORT_OUTCOMES = ['ready', 'changes', 'unchanged', 'invalid', 'twice', 'unknown', 'ambiguous'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Outcomes that apply. */
export const WRITTEN_OUTCOMES = ['ready', 'changes'] as const satisfies readonly ImportOutcome[];
/** Bad rows: an import with one is applied without them only where one says so. */
export const BAD_OUTCOMES = ['invalid', 'twice', 'unknown', 'ambiguous'] as const satisfies readonly ImportOutcome[];

/** A column of a template: its heading in both languages, which the file may use either of. */
export interface ImportColumn {
  key: string;
  heading: Text;
  /** Whether the file must have it. */
  required: boolean;
  /** What stands in the template's example row. */
  example: string;
}

const column = (key: string, es: string, en: string, example: string, required = false): ImportColumn => ({
  ...{ key, heading: { es, en }, required, example },
});

/** The columns of each kind, in the order of its template. */
export const IMPORT_COLUMNS_OF: Record<ImportKindKey, readonly ImportColumn[]> = {
  schools: [
    column('remote_id', 'Id remoto', 'Remote id', '410172', true),
    column('name', 'Nombre', 'Name', 'Colegio Matías Romero', true),
    column('code', 'Clave', 'Code', '14PPR0172T', true),
    column('city', 'Ciudad', 'City', 'Zapopan'),
    column('state', 'Estado', 'State', 'Jalisco'),
    column('country', 'País', 'Country', 'México'),
    column('timezone', 'Zona horaria', 'Time zone', 'America/Mexico_City'),
    column('levels', 'Niveles', 'Levels', 'preescolar, primaria'),
  ],
  people: [
    column('email', 'Correo', 'E-mail', 'lucia@escuela.mx', true),
    column('name', 'Nombre', 'Name', 'Lucía', true),
    column('surname', 'Apellidos', 'Surname', 'Márquez Peña', true),
    column('role', 'Rol', 'Role', 'Docente', true),
    column('school', 'Escuela', 'School', 'Colegio Matías Romero'),
    column('levels', 'Niveles', 'Levels', 'primaria'),
  ],
  // The keys of the places are those of a save.
  hierarchy: [
    column('school', 'Escuela', 'School', '410172', true),
    column('director_access', 'Director de coaching', 'Coaching director', 'directora@ruta.test', true),
    column('manager_access', 'Gerente', 'Manager', 'gerente@ruta.test', true),
    column('coordinator_access', 'Coordinador', 'Coordinator', 'coordinadora@ruta.test', true),
    column('coach_access', 'Coach', 'Coach', 'coach@ruta.test', true),
    column('sec_coach_access_one', 'Coach de apoyo 1', 'Secondary coach 1', ''),
    column('sec_coach_access_two', 'Coach de apoyo 2', 'Secondary coach 2', ''),
  ],
};
