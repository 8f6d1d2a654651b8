import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const importsProblems = {
  'imports.not-found': problem(404, 'No encontramos esa importación.', 'We could not find that import.'),
  'imports.busy': problem(
    503,
    'Se están leyendo otros archivos. Inténtalo en un minuto.',
    'Other files are being read. Try again in a minute.',
  ),
  'imports.stale': problem(
    409,
    'Esta importación cambió. Revisa cómo quedó antes de continuar.',
    'This import has changed. Look at how it stands before you go on.',
  ),
  'imports.applied': problem(409, 'Esta importación ya se aplicó.', 'This import was applied already.'),
  'imports.bad-rows': problem(
    409,
    'Hay filas que no se pueden aplicar. Corrige el archivo o confirma que se omitan.',
    'Some rows cannot be applied. Correct the file, or confirm that they are left out.',
  ),
  'imports.nothing': problem(409, 'Ninguna fila cambia algo.', 'No row changes anything.'),
  'imports.outdated': problem(
    409,
    'Los datos cambiaron desde la vista previa. Revísala de nuevo: ya está actualizada.',
    'The data changed since the preview. Look at it again: it is up to date now.',
  ),
  'imports.not-applied': problem(409, 'Esta importación no se ha aplicado.', 'This import has not been applied.'),
  'imports.undone': problem(409, 'Esta importación ya se deshizo.', 'This import was undone already.'),
  'imports.too-late': problem(
    409,
    'Pasaron más de 24 horas: ya no se puede deshacer.',
    'More than 24 hours have passed: it can no longer be undone.',
  ),
} as const satisfies Record<`imports.${string}`, ProblemFacts>;

/** Sentences beside the file and beside cells. */
export const importsFields = {
  'imports.file.unreadable': {
    es: 'Este archivo no es una hoja de cálculo. Sube un CSV (UTF-8) o un XLSX.',
    en: 'This file is no spreadsheet. Upload a CSV (UTF-8) or an XLSX.',
  },
  'imports.file.unpacked': {
    es: 'El archivo es demasiado grande al abrirlo: máximo {max} MB.',
    en: 'The file is too large once unpacked: at most {max} MB.',
  },
  'imports.file.too-heavy': {
    es: 'El archivo tarda demasiado en leerse. Divídelo en varios.',
    en: 'The file takes too long to read. Split it into several.',
  },
  'imports.file.too-many-rows': {
    es: 'El archivo tiene demasiadas filas: máximo {max}. Divídelo en varios.',
    en: 'The file has too many rows: at most {max}. Split it into several.',
  },
  'imports.file.too-many-columns': {
    es: 'El archivo tiene demasiadas columnas: máximo {max}.',
    en: 'The file has too many columns: at most {max}.',
  },
  'imports.file.no-rows': { es: 'El archivo no tiene filas.', en: 'The file has no rows.' },
  'imports.file.encoding': {
    es: 'El archivo no está en UTF-8 (fila {row}, columna {column}). Guárdalo como «CSV UTF-8» o XLSX.',
    en: 'The file is not UTF-8 (row {row}, column {column}). Save it as “CSV UTF-8” or XLSX.',
  },
  'imports.file.csv': {
    es: 'El archivo CSV tiene comillas sin cerrar o mal puestas cerca de la fila {row}.',
    en: 'The CSV file has quotes that are open or misplaced near row {row}.',
  },
  'imports.file.formula': {
    es: 'La fila {row}, columna {column}, tiene una fórmula. Pega solo los valores.',
    en: 'Row {row}, column {column}, has a formula. Paste only the values.',
  },
  'imports.file.no-value': {
    es: 'La fila {row}, columna {column}, tiene {shown} en lugar de un dato. Corrígelo en la hoja y sube el archivo de nuevo.',
    en: 'Row {row}, column {column}, has {shown} instead of a value. Correct it in the sheet and upload the file again.',
  },
  'imports.file.shortened': {
    es: 'La fila {row}, columna {column}, tiene un número que la hoja recortó. Da formato de texto a la columna y escríbelo completo.',
    en: 'Row {row}, column {column}, has a number that the sheet shortened. Format the column as text and write it in full.',
  },
  'imports.file.heading-twice': {
    es: 'El encabezado «{heading}» viene dos veces (columna {column}).',
    en: 'The heading “{heading}” comes twice (column {column}).',
  },
  'imports.file.heading-empty': {
    es: 'La columna {column} no tiene encabezado.',
    en: 'Column {column} has no heading.',
  },
  'imports.file.no-heading': {
    es: 'La fila {row} tiene un dato en la columna {column}, que no tiene encabezado.',
    en: 'Row {row} has a value in column {column}, which has no heading.',
  },
  'imports.file.cell': {
    es: 'La fila {row}, columna {column}, tiene más de {max} caracteres.',
    en: 'Row {row}, column {column}, has more than {max} characters.',
  },
  'imports.file.columns-missing': {
    es: 'Faltan columnas: {columns}. Usa la plantilla.',
    en: 'Columns are missing: {columns}. Use the template.',
  },
  'imports.file.refused': {
    es: 'Fila {row}: {why} No se escribió nada.',
    en: 'Row {row}: {why} Nothing was written.',
  },
  'imports.twice': {
    es: 'Es la misma escuela que la fila {row}.',
    en: 'It is the same school as row {row}.',
  },
  'imports.country.unknown': {
    es: 'No conocemos este país. Escribe su nombre o sus dos letras, como MX.',
    en: 'We do not know this country. Write its name or its two letters, such as MX.',
  },
  'imports.state.unknown': {
    es: 'No conocemos este estado. Los de otros países se agregan en Catálogos, Estados.',
    en: 'We do not know this state. Those of other countries are added in Catalogues, States.',
  },
  'imports.levels.unknown': {
    es: 'No conocemos el nivel «{level}».',
    en: 'We do not know the level “{level}”.',
  },
  'imports.twice.person': {
    es: 'Es la misma persona que la fila {row}.',
    en: 'It is the same person as row {row}.',
  },
  'imports.school.unknown': {
    es: 'No conocemos esta escuela. Escribe su id remoto, su clave o su nombre completo.',
    en: 'We do not know this school. Write its remote id, its code or its whole name.',
  },
  'imports.school.ambiguous': {
    es: 'Hay {count} escuelas con este nombre: elige cuál es.',
    en: '{count} schools have this name: choose which one it is.',
  },
  'imports.choice.unknown': {
    es: 'Elige una de las escuelas que la fila puede nombrar.',
    en: 'Choose one of the schools that the row may mean.',
  },
  'imports.role.unknown': {
    es: 'No conocemos este rol. Escribe su nombre como aparece en Usuarios.',
    en: 'We do not know this role. Write its name as Users shows it.',
  },
  'imports.person.invited': {
    es: 'Ya tiene una invitación abierta a este rol: se cambia en Invitaciones.',
    en: 'Has an open invitation to this role: it is changed in Invitations.',
  },
  'imports.person.pending': {
    es: 'Una cuenta espera confirmar este correo como suyo. Retira ese cambio en Usuarios, o usa otro correo.',
    en: 'An account waits to confirm this e-mail as its own. Withdraw that change in Users, or use another e-mail.',
  },
  'imports.hierarchy.absent': {
    es: 'Esta escuela todavía no está en el ciclo: asígnala en Jerarquía.',
    en: 'This school is not in the cycle yet: assign it in Hierarchy.',
  },
  'imports.hierarchy.excluded': {
    es: 'La escuela está excluida de este ciclo. Inclúyela primero.',
    en: 'The school is excluded from this cycle. Include it first.',
  },
  'imports.person.refused': {
    es: 'No puedes cambiar la cuenta que tiene este correo.',
    en: 'You cannot change the account that has this e-mail.',
  },
  'imports.person.role-fixed': {
    es: 'Los niveles de este rol vienen de otro sistema y no se cambian aquí.',
    en: 'The levels of this role come from another system and are not changed here.',
  },
  'imports.people.too-many': {
    es: 'Un archivo invita como máximo a {max} personas. Pon las demás en otro, para otro día.',
    en: 'One file invites at most {max} people. Put the others into another one, for another day.',
  },
  'imports.code.malformed': {
    es: 'Usa minúsculas sin acento, números y guion bajo.',
    en: 'Use lower-case letters without accents, digits and underscores.',
  },
  'imports.twice.item': { es: 'Es lo mismo que la fila {row}.', en: 'It is the same as row {row}.' },
  'imports.catalogue.differs': {
    es: 'No es lo mismo que en la fila {row}, que es de la misma clave. Déjalo vacío o escríbelo igual.',
    en: 'It differs from row {row}, which has the same code. Leave it empty or write it alike.',
  },
  'imports.catalogue.too-many': {
    es: 'Tiene demasiadas preguntas: máximo {max}.',
    en: 'It has too many questions: at most {max}.',
  },
  'imports.catalogue.incomplete': {
    es: 'La fila {row}, de la misma clave, no se puede aplicar; se publican juntas o ninguna.',
    en: 'Row {row}, of the same code, cannot be applied; they are published together or not at all.',
  },
  'imports.option.unknown': { es: 'Escribe una de estas: {options}.', en: 'Write one of these: {options}.' },
  'imports.options.count': {
    es: 'Este tipo de pregunta lleva {min} a {max} opciones, separadas por |.',
    en: 'This type of question takes {min} to {max} options, separated by |.',
  },
  'imports.options.exact': {
    es: 'Este tipo de pregunta lleva {count} opciones, separadas por |.',
    en: 'This type of question takes {count} options, separated by |.',
  },
  'imports.options.none': {
    es: 'Este tipo de pregunta no lleva opciones.',
    en: 'This type of question takes no options.',
  },
  'imports.english.count': {
    es: 'Deben ser tantos como en español ({count}), o ninguno.',
    en: 'There must be as many as in Spanish ({count}), or none.',
  },
  'imports.window.reversed': { es: 'Va después de que empieza.', en: 'It comes after its start.' },
  'imports.window.outside': {
    es: 'El ciclo va del {from} al {to}.',
    en: 'The cycle goes from {from} to {to}.',
  },
  'imports.hours.malformed': {
    es: 'Escribe las horas entre 0.5 y 40, como 2.5.',
    en: 'Write the hours between 0.5 and 40, such as 2.5.',
  },
  'imports.number.malformed': {
    es: 'Escribe un número del {min} al {max}.',
    en: 'Write a number from {min} to {max}.',
  },
  'imports.cpai.malformed': { es: 'Escríbela como CPAI-LIDERAZGO-1.', en: 'Write it as CPAI-LIDERAZGO-1.' },
  'imports.survey.unknown': {
    es: 'No hay una encuesta publicada con esta clave.',
    en: 'There is no published survey with this code.',
  },
  'imports.minutes.malformed': {
    es: 'Escribe minutos del {min} al {max}, de cinco en cinco.',
    en: 'Write minutes from {min} to {max}, by fives.',
  },
  'imports.agent.unknown': {
    es: 'No hay ningún agente con la cuenta «{email}». Invítalo primero en Invitaciones, o corrige el correo.',
    en: 'There is no agent with the account “{email}”. Invite them first in Invitations, or correct the e-mail.',
  },
  'imports.level.english': {
    es: '«{name}» ya se llama «{english}» en inglés. Escríbelo igual o déjalo vacío.',
    en: '“{name}” is already called “{english}” in English. Write it alike or leave it empty.',
  },
  'imports.state-code.malformed': {
    es: 'Escribe las dos letras del país, un guion y la clave del estado, como CO-ANT.',
    en: 'Write the two letters of the country, a hyphen and the code of the state, such as CO-ANT.',
  },
  'imports.state.taken': {
    es: 'Otro estado del mismo país ya se llama así: {state}.',
    en: 'Another state of the same country has this name already: {state}.',
  },
  'imports.school.set-up': {
    es: 'Ya es una escuela de la red: se cambia en su página.',
    en: 'It is a school of the network already: it is changed on its page.',
  },
} as const satisfies Record<`imports.${string}`, Text>;

/** Sentences after a success. */
export const importsMessages = {
  'imports.read': {
    es: 'Archivo leído. Todavía no se escribió nada: revisa las filas.',
    en: 'File read. Nothing is written yet: look at its rows.',
  },
  'imports.chosen': { es: 'Escuela elegida.', en: 'School chosen.' },
  'imports.done': { es: 'Importación aplicada.', en: 'Import applied.' },
  'imports.taken-back': { es: 'Importación deshecha.', en: 'Import undone.' },
} as const satisfies Record<`imports.${string}`, Text>;
