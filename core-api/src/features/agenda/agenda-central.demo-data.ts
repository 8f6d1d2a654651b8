import { central, type AgendaSeed } from './agenda-seed.demo';

/** Before every cycle, so it becomes the first day of the started one. */
const FIRST_DAY = -400;

/** Central activities, the same in every school with a complete hierarchy. */
export const CENTRAL: readonly AgendaSeed[] = [
  central(
    FIRST_DAY,
    '08:00',
    true,
    'Arranque del ciclo y acuerdos',
    'Presentación del plan del año y firma de los acuerdos de colaboración de cada escuela.',
  ),
  central(
    -28,
    '12:00',
    true,
    'Diagnóstico y lectura de resultados DPI',
    'El colegiado lee los resultados de su escuela, elige dos fortalezas y dos focos de atención.',
  ),
  central(
    -21,
    '12:00',
    true,
    'Taller de planeación didáctica',
    'Diseño de una secuencia de dos semanas con propósito, evidencias y ajustes para quien los necesite.',
  ),
  central(
    -7,
    '12:00',
    true,
    'Taller de evaluación formativa',
    'Criterios de logro en lenguaje de alumno, preguntas de salida y devoluciones que hacen avanzar.',
  ),
  central(
    -4,
    '09:00',
    false,
    'Observación entre pares',
    'Cada docente visita el aula de una persona distinta y le entrega una nota con dos hallazgos y una pregunta.',
  ),
  central(
    4,
    '17:00',
    false,
    'Convivencia y familias',
    'Encuentro con familias para revisar los acuerdos de convivencia y resolver un caso por mesa.',
  ),
  central(
    11,
    '12:00',
    false,
    'Lectura y escritura en todas las asignaturas',
    'Cada academia elige un texto propio de su asignatura y prepara cómo leerlo con el grupo.',
  ),
];

/** The central activities that are dated outside the main schools. */
export const CENTRAL_EVERYWHERE: readonly AgendaSeed[] = CENTRAL.filter(({ day }) => day === -7 || Math.abs(day) === 4);

/** A sentence for each of the eight ordinary sessions of the school's technical council, in order. */
export const COUNCIL: readonly string[] = [
  'Primera sesión: del diagnóstico a las metas del programa de mejora.',
  'Segunda sesión: qué aprenden los alumnos y qué evidencia tenemos.',
  'Tercera sesión: devoluciones, apoyos y seguimiento a quienes lo necesitan.',
  'Cuarta sesión: balance de medio ciclo y ajustes al programa de mejora.',
  'Quinta sesión: experiencias de aula que conviene compartir.',
  'Sexta sesión: lectura y escritura a lo largo de los grados.',
  'Séptima sesión: convivencia, inclusión y participación de las familias.',
  'Octava sesión: resultados del ciclo y lo que entregamos al siguiente.',
];
