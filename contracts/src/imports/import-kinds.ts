import type { Ability } from '../abilities';
import type { Text } from '../locale';

/** What a file may bring. This file does not import zod, so browser code may use it. */
export const IMPORT_KINDS = [
  'schools',
  'people',
  'hierarchy',
  'guides',
  'surveys',
  'central_activities',
  'dpi_questions',
  'coach_activities',
  'session_themes',
  'states',
] as const;
export type ImportKindKey = (typeof IMPORT_KINDS)[number];

/** Catalogues that are kept by file: what stands is listed and downloaded with the columns that an import reads. */
export const CATALOGUE_KINDS = [
  'guides',
  'surveys',
  'central_activities',
  'dpi_questions',
  'coach_activities',
  'session_themes',
  'states',
] as const satisfies readonly ImportKindKey[];
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** Kinds whose files are of a cycle. */
export const CYCLE_KINDS = [
  'hierarchy',
  'central_activities',
  'dpi_questions',
] as const satisfies readonly ImportKindKey[];

/** What the caller needs for a kind, beside `import:manage`. */
export const IMPORT_ABILITIES: Record<ImportKindKey, readonly Ability[]> = {
  schools: ['hierarchy:write', 'school:write'],
  people: ['hierarchy:write', 'user:update', 'invitation:manage'],
  hierarchy: ['hierarchy:write'],
  guides: ['catalog:manage'],
  surveys: ['catalog:manage'],
  central_activities: ['catalog:manage'],
  dpi_questions: ['catalog:manage'],
  coach_activities: ['catalog:manage'],
  session_themes: ['catalog:manage'],
  states: ['catalog:manage'],
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
  /** What its cells hold where that is no text: a day, or a number that may have decimals. */
  holds?: 'day' | 'number';
}

const column = (key: string, es: string, en: string, example: string, required = false): ImportColumn => ({
  ...{ key, heading: { es, en }, required, example },
});

const holding = (holds: NonNullable<ImportColumn['holds']>, of: ImportColumn): ImportColumn => ({ ...of, holds });

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
  // A row per question. What belongs to the whole guide or survey is read of its first row.
  guides: [
    column('code', 'Clave de la guía', 'Guide code', 'primaria_clase', true),
    column('level', 'Nivel', 'Level', 'primaria', true),
    column('name', 'Nombre', 'Name', 'Observación de clase en primaria', true),
    column('name_en', 'Nombre en inglés', 'Name in English', ''),
    column('section', 'Sección', 'Section', 'Inicio', true),
    column('section_en', 'Sección en inglés', 'Section in English', ''),
    column('indicator', 'Indicador', 'Indicator', 'primaria_clase.1', true),
    column('question', 'Pregunta', 'Question', 'El propósito de la clase está a la vista.', true),
    column('question_en', 'Pregunta en inglés', 'Question in English', ''),
  ],
  surveys: [
    column('code', 'Clave de la encuesta', 'Survey code', 'taller_formacion', true),
    column('kind', 'Tipo', 'Kind', 'activity', true),
    column('anonymous', 'Anónima', 'Anonymous', 'sí', true),
    column('title', 'Título', 'Title', 'Sobre el taller', true),
    column('title_en', 'Título en inglés', 'Title in English', 'About the workshop'),
    column('instructions', 'Instrucciones', 'Instructions', 'Di lo que piensas.', true),
    column('instructions_en', 'Instrucciones en inglés', 'Instructions in English', 'Say what you think.'),
    column('question', 'Pregunta', 'Question', '¿Qué tan útil fue?', true),
    column('question_en', 'Pregunta en inglés', 'Question in English', 'How useful was it?'),
    column('type', 'Tipo de pregunta', 'Question type', 'scale', true),
    column('required', 'Obligatoria', 'Required', 'sí', true),
    column('options', 'Opciones', 'Options', 'Nada | Algo | Mucho'),
    column('options_en', 'Opciones en inglés', 'Options in English', 'Not at all | Somewhat | Very'),
  ],
  central_activities: [
    column('code', 'Clave', 'Code', 'taller_planeacion', true),
    column('title', 'Título', 'Title', 'Taller de planeación didáctica', true),
    column('title_en', 'Título en inglés', 'Title in English', 'Workshop on lesson planning'),
    column('description', 'Descripción', 'Description', 'Diseño de una secuencia de dos semanas.', true),
    column('description_en', 'Descripción en inglés', 'Description in English', 'A sequence of two weeks is designed.'),
    holding('day', column('window_start', 'Desde', 'From', '2026-10-05', true)),
    holding('day', column('window_end', 'Hasta', 'Until', '2026-10-23', true)),
    holding('number', column('hours', 'Horas', 'Hours', '2.5', true)),
    column('levels', 'Niveles', 'Levels', 'primaria | secundaria'),
    column('roles', 'Roles', 'Roles', 'DIR | PROF'),
    column('survey', 'Encuesta', 'Survey', 'taller_formacion'),
    column('gives_proof', 'Da constancia', 'Gives a proof', 'sí', true),
    holding('number', column('order', 'Orden', 'Order', '3', true)),
    column('active', 'Vigente', 'Active', 'sí', true),
    column('reasons', 'Razones', 'Reasons', 'Se planea en grupo. | Deja una secuencia lista.'),
    column('reasons_en', 'Razones en inglés', 'Reasons in English', 'One plans together. | It leaves a sequence.'),
  ],
  // The number of a question names it. The options stand in the order of the quadrants, from 1 to 5.
  dpi_questions: [
    holding('number', column('order', 'Número', 'Number', '1', true)),
    column('theme', 'Tema', 'Theme', 'liderazgo', true),
    column('question', 'Pregunta', 'Question', '¿Cómo se toman las decisiones?', true),
    column('question_en', 'Pregunta en inglés', 'Question in English', 'How are decisions made?'),
    holding('number', column('seconds', 'Segundos', 'Seconds', '20')),
    column('roles', 'Roles', 'Roles', 'DIR | SUBD'),
    column('options', 'Opciones', 'Options', 'Nunca | Rara vez | A veces | Casi siempre | Siempre', true),
    column('options_en', 'Opciones en inglés', 'Options in English', 'Never | Rarely | Sometimes | Mostly | Always'),
    column('active', 'Vigente', 'Active', 'sí', true),
  ],
  coach_activities: [
    column('code', 'Clave', 'Code', 'CPAI-LIDERAZGO-1', true),
    column('theme', 'Tema', 'Theme', 'liderazgo', true),
    column('activity', 'Actividad', 'Activity', 'Sesión con el equipo directivo', true),
    column('activity_en', 'Actividad en inglés', 'Activity in English', 'Session with the leaders'),
    column('active', 'Vigente', 'Active', 'sí', true),
  ],
  // Areas, rubrics and categories that are new are added with their first theme.
  session_themes: [
    column('code', 'Clave', 'Code', 'lectura_en_casa', true),
    column('area', 'Área', 'Area', 'Académica', true),
    column('area_en', 'Área en inglés', 'Area in English', ''),
    column('rubric', 'Rubro', 'Rubric', 'Aula', true),
    column('rubric_en', 'Rubro en inglés', 'Rubric in English', ''),
    column('category', 'Categoría', 'Category', 'Lectura y escritura', true),
    column('category_en', 'Categoría en inglés', 'Category in English', ''),
    column('theme', 'Tema', 'Theme', 'Leer en casa', true),
    column('theme_en', 'Tema en inglés', 'Theme in English', 'Reading at home'),
    column('description', 'Descripción', 'Description', 'Acuerdos con las familias para leer cada día.'),
    column('description_en', 'Descripción en inglés', 'Description in English', 'Agreements with families on reading.'),
    column('duration', 'Minutos', 'Minutes', '30', true),
    column('cooldown', 'Minutos de descanso', 'Minutes of rest', '10', true),
    column('agents', 'Agentes', 'Agents', 'agente@ruta.test'),
    column('active', 'Vigente', 'Active', 'sí', true),
  ],
  // The code names the country, too. Mexico's states have the codes of INEGI, those of other countries ISO 3166-2.
  states: [
    column('code', 'Clave', 'Code', 'CO-ANT', true),
    column('name', 'Nombre', 'Name', 'Antioquia', true),
    column('aliases', 'Otros nombres', 'Other names', 'Departamento de Antioquia'),
    column('region', 'Región', 'Region', 'Andina'),
    column('timezone', 'Zona horaria', 'Time zone', 'America/Bogota', true),
  ],
};
