type Both = readonly [es: string, en: string];

/** What a coach offers beside a plan, by theme of the diagnostic. */
export const COACH_ACTIVITIES: Readonly<Record<string, readonly Both[]>> = {
  liderazgo: [
    ['Sesión con el equipo directivo: cómo y cuándo consultamos', 'Session with the leaders: how and when we ask'],
    ['Observar un consejo técnico y devolver lo observado', 'Observe a staff council and give feedback'],
    ['Acompañar la primera decisión construida en equipo', 'Support the first decision made as a team'],
  ],
  comunicacion: [
    ['Taller de acuerdos de comunicación interna', 'Workshop on agreements for internal communication'],
    ['Revisar juntos el flujo de avisos de un mes', 'Look together at a month of announcements'],
  ],
  colaboracion: [
    ['Acompañar un círculo de planeación entre pares', 'Support a planning circle among peers'],
    ['Observación cruzada de clases con devolución', 'Mutual observation of classes with feedback'],
    ['Diseñar con las academias un proyecto común', 'Design a common project with the teams'],
  ],
  claridad: [
    ['Mapa de funciones con cada responsable', 'Map of tasks with each person in charge'],
    ['Revisar los acuerdos escritos del ciclo', 'Go through the written agreements of the cycle'],
  ],
  reconocimiento: [
    ['Diseñar un rito breve de reconocimiento', 'Design a short rite of recognition'],
    ['Conversaciones de logro con cinco docentes', 'Conversations about achievements with five teachers'],
  ],
  conflictos: [
    ['Taller de conversaciones difíciles', 'Workshop on difficult conversations'],
    ['Acompañar una mediación y su seguimiento', 'Support a mediation and its follow-up'],
  ],
  desarrollo: [
    ['Plan de formación con cada academia', 'Training plan with each team'],
    ['Modelar una clase y analizarla juntos', 'Model a class and look at it together'],
  ],
  recursos: [
    ['Inventario compartido de materiales', 'Shared inventory of materials'],
    ['Ruta de gestión de apoyos externos', 'Way to external support'],
  ],
  convivencia: [
    ['Revisar el acuerdo de convivencia con el consejo', 'Go through the agreement on living together'],
    ['Acompañar asambleas de grupo', 'Support assemblies of classes'],
  ],
  familias: [
    ['Preparar una reunión con familias centrada en aprendizajes', 'Prepare a meeting with families about learning'],
    ['Diseñar tareas cortas para hacer en familia', 'Design short tasks for families'],
  ],
};

/** What the school of the demo has committed to: texts by the place of the question in the bank. */
export const COMMITMENTS: readonly {
  question: number;
  activity: string;
  objectives: string;
  indicators: string;
  strategy: string;
  responsables: string;
  material_resources: string;
}[] = [
  {
    question: 2,
    activity: 'Tablero semanal de avisos en sala de maestros y en el grupo de la escuela',
    objectives: 'Que toda pregunta a la dirección tenga respuesta en dos días',
    indicators: 'Nueve de cada diez preguntas con respuesta a tiempo',
    strategy: 'Una persona responsable por semana; los viernes se revisa lo pendiente',
    responsables: 'Subdirección',
    material_resources: 'Pizarrón de corcho y hojas de registro',
  },
  {
    question: 5,
    activity: 'Cinco minutos de reconocimiento al cierre de cada consejo técnico',
    objectives: 'Nombrar en voz alta el trabajo que no se ve',
    indicators: 'Cada docente ha sido reconocido al menos una vez',
    strategy: 'Dos tarjetas por sesión, escritas por compañeros',
    responsables: 'Coordinación académica',
    material_resources: 'Tarjetas',
  },
  {
    question: 8,
    activity: 'Banco común de materiales por grado',
    objectives: 'Que nadie compre lo que la escuela ya tiene',
    indicators: 'Inventario completo y prestado al menos veinte veces',
    strategy: 'Se captura por academias y se presta con vale',
    responsables: 'Academias de primaria',
    material_resources: 'Anaqueles y lista impresa',
  },
  {
    question: 1,
    activity: 'Consulta breve antes de cada decisión que cambia el horario',
    objectives: 'Decidir con la voz del equipo',
    indicators: 'Tres decisiones consultadas en el ciclo',
    strategy: 'Formulario de tres preguntas y reunión de veinte minutos',
    responsables: 'Dirección',
    material_resources: 'Formulario',
  },
  {
    question: 10,
    activity: 'Tarde de lectura con familias',
    objectives: 'Que las familias vean cómo aprenden a leer sus hijas e hijos',
    indicators: 'La mitad de las familias asiste una vez',
    strategy: 'Estaciones de quince minutos por grado',
    responsables: 'Docentes de primer ciclo',
    material_resources: 'Libros del rincón',
  },
];
