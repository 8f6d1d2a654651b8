import type { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';

/** Spanish, English. */
type Both = readonly [es: string, en: string];

export interface CentralActivitySeed {
  code: string;
  title: Both;
  description: Both;
  /** The suggested window, in days from the demo's today. */
  window: readonly [from: number, to: number];
  hours: number;
  roles?: readonly (typeof ATTENDING_ROLES)[number][];
  reasons: readonly Both[];
}

/** The nine central activities of a cycle. Those that schools have dated bear the titles of their agenda. */
export const CENTRAL_ACTIVITIES: readonly CentralActivitySeed[] = [
  {
    code: 'arranque_del_ciclo',
    title: ['Arranque del ciclo y acuerdos', 'Start of the cycle and agreements'],
    description: [
      'Presentación del plan del año y firma de los acuerdos de colaboración de cada escuela.',
      'The plan of the year is presented, and each school signs its agreements of collaboration.',
    ],
    window: [-90, -75],
    hours: 4,
    reasons: [
      [
        'Todo el equipo conoce las metas del año desde el primer día.',
        'The whole team knows the goals of the year from day one.',
      ],
      [
        'Los acuerdos firmados son la evidencia con la que se compara el cierre.',
        'The signed agreements are what the end of the year is compared with.',
      ],
    ],
  },
  {
    code: 'lectura_dpi',
    title: ['Diagnóstico y lectura de resultados DPI', 'Diagnostic, and reading of the DPI results'],
    description: [
      'El colegiado lee los resultados de su escuela, elige dos fortalezas y dos focos de atención.',
      'The staff read the results of their school and choose two strengths and two concerns.',
    ],
    window: [-45, -25],
    hours: 3,
    reasons: [
      ['Los resultados se leen en grupo antes de planear.', 'Results are read together before anybody plans.'],
      ['De los dos focos sale el Plan de Acción Institucional.', 'The two concerns lead to the action plan.'],
    ],
  },
  {
    code: 'taller_planeacion',
    title: ['Taller de planeación didáctica', 'Workshop on lesson planning'],
    description: [
      'Diseño de una secuencia de dos semanas con propósito, evidencias y ajustes para quien los necesite.',
      'A sequence of two weeks is designed, with purpose, evidence and adjustments for those who need them.',
    ],
    window: [-35, -18],
    hours: 3,
    roles: ['COOR', 'PROF'],
    reasons: [
      [
        'Una secuencia compartida ahorra horas a cada academia.',
        'A shared sequence saves each department hours of work.',
      ],
      [
        'Deja la secuencia en el banco de la escuela como evidencia.',
        'It leaves the sequence in the school’s bank as evidence.',
      ],
      ['Responde al tema «Recursos» del plan de acción.', 'It answers the topic “Resources” of the action plan.'],
    ],
  },
  {
    code: 'evaluacion_formativa',
    title: ['Taller de evaluación formativa', 'Workshop on formative assessment'],
    description: [
      'Criterios de logro en lenguaje de alumno, preguntas de salida y devoluciones que hacen avanzar.',
      'Criteria in the words of pupils, exit questions, and feedback that moves learning forward.',
    ],
    window: [-20, -8],
    hours: 2,
    reasons: [
      [
        'Las devoluciones a tiempo son lo que más mueve el aprendizaje.',
        'Feedback in time is what moves learning most.',
      ],
      [
        'Deja una rúbrica por academia, que se usa en el siguiente bimestre.',
        'It leaves a rubric per department, to be used in the next two months.',
      ],
    ],
  },
  {
    code: 'observacion_entre_pares',
    title: ['Observación entre pares', 'Observation among peers'],
    description: [
      'Cada docente visita el aula de una persona distinta y le entrega una nota con dos hallazgos y una pregunta.',
      'Each teacher visits somebody else’s classroom and hands over a note with two findings and a question.',
    ],
    window: [-10, 5],
    hours: 2,
    roles: ['PROF'],
    reasons: [
      [
        'Ver la clase de otra persona abre preguntas que un taller no abre.',
        'Seeing somebody else’s class opens questions that no workshop does.',
      ],
      [
        'Las notas son la evidencia, y responden al tema «Desarrollo» del plan de acción.',
        'The notes are the evidence; they answer the topic “Growth” of the action plan.',
      ],
    ],
  },
  {
    code: 'convivencia_y_familias',
    title: ['Convivencia y familias', 'Coexistence and families'],
    description: [
      'Encuentro con familias para revisar los acuerdos de convivencia y resolver un caso por mesa.',
      'Families meet to look at the agreements of coexistence and solve one case per table.',
    ],
    window: [0, 15],
    hours: 2,
    reasons: [
      ['Los acuerdos se cumplen cuando las familias los hicieron.', 'Agreements hold when families have made them.'],
      ['Deja los acuerdos revisados y firmados.', 'It leaves the agreements revised and signed.'],
    ],
  },
  {
    code: 'lectura_y_escritura',
    title: ['Lectura y escritura en todas las asignaturas', 'Reading and writing in every subject'],
    description: [
      'Cada academia elige un texto propio de su asignatura y prepara cómo leerlo con el grupo.',
      'Each department chooses a text of its subject and prepares how to read it with the class.',
    ],
    window: [8, 25],
    hours: 2,
    roles: ['COOR', 'PROF'],
    reasons: [
      [
        'Cada asignatura se lee de otra manera, y eso se enseña.',
        'Each subject is read differently, and that is taught.',
      ],
      ['Deja un texto preparado por asignatura.', 'It leaves one prepared text per subject.'],
      [
        'Es uno de los dos focos que más escuelas eligieron en su diagnóstico.',
        'It is one of the two concerns that most schools chose in their diagnostic.',
      ],
    ],
  },
  {
    code: 'proyecto_interdisciplinario',
    title: ['Proyecto interdisciplinario', 'Project across subjects'],
    description: [
      'Dos academias diseñan un proyecto con un producto público y una fecha para mostrarlo.',
      'Two departments design a project with a public product and a day to show it.',
    ],
    window: [40, 70],
    hours: 4,
    roles: ['COOR', 'PROF'],
    reasons: [
      ['El alumnado ve que las asignaturas se necesitan.', 'Pupils see that subjects need one another.'],
      ['El producto público es la evidencia.', 'The public product is the evidence.'],
    ],
  },
  {
    code: 'cierre_del_ciclo',
    title: ['Cierre y rendición de cuentas', 'End of the cycle and accounts'],
    description: [
      'La escuela compara sus metas con lo logrado, lo presenta a las familias y deja recomendaciones al ciclo siguiente.',
      'The school compares its goals with what was achieved, tells the families, and leaves advice to the next cycle.',
    ],
    window: [150, 180],
    hours: 6,
    reasons: [
      ['Rendir cuentas cierra los acuerdos del arranque.', 'The account closes the agreements of the start.'],
      [
        'Las recomendaciones son el punto de partida del siguiente diagnóstico.',
        'The advice is where the next diagnostic starts.',
      ],
    ],
  },
];
