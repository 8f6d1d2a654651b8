import type { VisitSeed } from './visit-seed.demo';

/** Past visits to Centro Escolar Ahuehuete, the demo coach's first school; the last one was never started. */
export const AHUEHUETE_PAST: readonly VisitSeed[] = [
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'finished',
    day: -38,
    time: '09:00',
    objective:
      'Acordar con el equipo directivo las tres prioridades del ciclo y dejarlas escritas en la agenda escolar.',
    axes: {
      pedagogico: [
        'Revisar las planeaciones del primer periodo en 1.º y 2.º; identificar dos propósitos comunes por grado.',
        'Con Guadalupe Jiménez y la coordinadora Verónica Luna, en la sala de maestros, de 9:15 a 10:15.',
      ],
      organizativo: [
        'Leer los resultados del diagnóstico; elegir tres prioridades y nombrar a una persona responsable de cada una.',
        'Dirección y subdirección, de 10:30 a 12:00. Producto: una hoja con prioridades, responsables y fechas.',
      ],
      administrativo: [
        'Cotejar la plantilla docente y los horarios con lo que está cargado en la plataforma.',
        'Con el subdirector Miguel Ángel Zárate; llevar la lista de grupos que siguen sin titular.',
      ],
      comunitario: [
        'Preparar la primera reunión general con familias y definir tres mensajes sobre tareas y puntualidad.',
        'Con la directora; presentación de ocho láminas y una hoja de preguntas frecuentes.',
      ],
    },
    observation:
      'El equipo eligió evaluación formativa, comprensión lectora y puntualidad. La directora reconoce que el ciclo ' +
      'pasado hubo demasiados proyectos abiertos a la vez. Revisamos avances dentro de seis semanas.',
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'finished',
    day: -30,
    time: '08:30',
    objective:
      'Observar el arranque de la jornada en primaria y proponer rutinas de inicio que ahorren tiempo de clase.',
    axes: {
      pedagogico: [
        'Observar los primeros 25 minutos en 3.º A y 6.º B; cronometrar el tiempo efectivo de aprendizaje.',
        'Grupos de Xóchitl Aguirre y Leticia Vázquez; se comparte el registro de minutos con cada una.',
      ],
      organizativo: [
        'Conversar con coordinación sobre las guardias de entrada y quién recibe a quienes llegan tarde.',
        'Verónica Luna, en el patio central, después del timbre; queda un croquis con los puntos de guardia.',
      ],
      administrativo: [
        'Verificar que las listas de asistencia se capturen antes de las 8:45.',
        'Ventanilla de control escolar; se toma una muestra de los últimos diez días.',
      ],
      comunitario: [
        'Hablar con tres familias que llegan tarde con frecuencia y escuchar sus motivos.',
        'En la entrada, sin citatorio; conversación breve, respetuosa y sin registro de nombres.',
      ],
    },
    observation:
      'Entre el timbre y la primera actividad pasan 14 minutos en promedio. Las dos maestras proponen dejar la ' +
      'consigna escrita en el pizarrón desde la salida del día anterior. Las familias piden un acceso por la calle Lerdo.',
  },
  {
    school: 'ahuehuete',
    coach: 'coach-sec',
    state: 'finished',
    day: -23,
    time: '10:00',
    objective: 'Acompañar al área de inglés para que cada clase cierre con un producto oral breve de los alumnos.',
    axes: {
      pedagogico: [
        'Observar dos clases de inglés; modelar un cierre de cinco minutos con preguntas en parejas.',
        'Con Ramón Peña, en 4.º A y en 1.º de secundaria; se graba solo el audio, con permiso del grupo.',
      ],
      organizativo: [
        'Acordar con las dos coordinaciones un horario común de academia para los maestros de inglés.',
        'Verónica Luna y Rubén Castellanos; media hora en la biblioteca. Se propone el jueves a la quinta hora.',
      ],
      administrativo: [
        'Hacer inventario de audífonos y bocinas del laboratorio de idiomas.',
        'Con el encargado de soporte; relación de equipo dañado para el siguiente presupuesto.',
      ],
      comunitario: [
        'Invitar a una madre de familia bilingüe a leer un cuento en 2.º de primaria.',
        'La contacta la coordinadora; lectura de 20 minutos en la segunda semana del mes.',
      ],
    },
    observation:
      'Los alumnos de secundaria hablan más cuando la pregunta es personal y no de libro. Ramón probará tarjetas de ' +
      'cierre tres veces por semana. Faltan once pares de audífonos.',
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'finished',
    day: -17,
    time: '09:30',
    objective: 'Analizar con matemáticas de secundaria los errores más comunes del examen del primer periodo.',
    axes: {
      pedagogico: [
        'Clasificar 60 exámenes por tipo de error; diseñar una secuencia de tres sesiones sobre fracciones.',
        'Con Carlos Alberto Núñez, en el aula de 2.º B libre a la tercera hora; se lleva la tabla de errores.',
      ],
      organizativo: [
        'Definir con coordinación de secundaria cómo se comunica el refuerzo a alumnos y familias.',
        'Rubén Castellanos; acuerdo de una página, sin calificaciones individuales.',
      ],
      administrativo: [
        'Ajustar el calendario de exámenes para que no coincidan tres en el mismo día.',
        'Propuesta en hoja de cálculo; la valida subdirección antes del viernes.',
      ],
      comunitario: [
        'Revisar con el tutor de 2.º B dos casos de alumnos que dejaron de asistir a asesoría.',
        'Martín Cruz; se decide llamar a casa y ofrecer asesoría a la hora de salida.',
      ],
    },
    observation:
      'Siete de cada diez errores vienen de sumar numeradores y denominadores. El maestro pidió ver un ejemplo de clase ' +
      'con material recortable y lo preparamos juntos. La asesoría después de clases compite con el entrenamiento de futbol.',
    moves: [
      {
        from: -20,
        time: '09:30',
        on: -21,
        why: 'La escuela suspendió actividades por la campaña de vacunación del sector salud.',
      },
    ],
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'finished',
    day: -12,
    time: '08:00',
    objective: 'Revisar los avances de las prioridades del ciclo y preparar la siguiente sesión del Consejo Técnico.',
    axes: {
      pedagogico: [
        'Leer con las docentes de preescolar sus diarios de trabajo; elegir dos situaciones para compartir en el Consejo.',
        'María de los Ángeles de la Cruz y Alma Rosa Navarro, en el salón de música, de 8:15 a 9:30.',
      ],
      organizativo: [
        'Armar la orden del día del Consejo Técnico con tiempos por tema; ensayar la conducción de la plenaria.',
        'Directora y subdirector; orden del día de una cuartilla, con la evaluación formativa en primer lugar.',
      ],
      administrativo: [
        'Confirmar materiales y espacios de la sesión; subir las lecturas a la plataforma.',
        'Biblioteca y dos aulas; lecturas disponibles con tres días de anticipación.',
      ],
      comunitario: [
        'Dar seguimiento a los acuerdos de puntualidad con la mesa directiva de madres y padres.',
        'Reunión de 40 minutos; se compara el número de retardos contra el primer mes.',
      ],
    },
    observation:
      'Los retardos bajaron de 62 a 41 por semana. El Consejo ya no empieza con avisos sino con el trabajo de los ' +
      'grupos, y el subdirector condujo el ensayo con seguridad. Falta decidir quién toma la minuta.',
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'finished',
    day: -8,
    time: '11:00',
    objective:
      'Observar una clase de Lengua Materna en 5.º y acordar con el docente una meta de retroalimentación escrita.',
    axes: {
      pedagogico: [
        'Observar la revisión de borradores en equipos; retroalimentar y fijar una meta para dos semanas.',
        'José Luis Gutiérrez, 5.º B, de 11:10 a 12:00; conversación posterior de 25 minutos.',
      ],
      organizativo: [
        'Revisar con coordinación el calendario de observación entre pares del bimestre.',
        'Verónica Luna; cada docente abre su aula una vez y visita otra.',
      ],
      administrativo: [
        'Localizar los juegos de diccionarios y su control de préstamo.',
        'Biblioteca escolar; se actualiza la bitácora y se reparten quince ejemplares a 5.º.',
      ],
      comunitario: [
        'Proponer que los textos finales se lean a las familias en la asamblea del bimestre.',
        'Con el grupo; votan entre lectura en voz alta y exposición en el pasillo.',
      ],
    },
    observation:
      'Los alumnos corrigen ortografía, pero casi no comentan las ideas. José Luis eligió una meta clara: una pregunta ' +
      'por borrador antes de marcar errores. El grupo está participativo y se escucha.',
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'finished',
    day: -5,
    time: '09:00',
    objective: 'Cerrar con ciencias de secundaria el plan de prácticas de laboratorio y sus medidas de seguridad.',
    axes: {
      pedagogico: [
        'Revisar tres prácticas y escribir la pregunta investigable de cada una; probar una con material casero.',
        'Martín Cruz, laboratorio, con el grupo de 1.º A a la segunda hora.',
      ],
      organizativo: [
        'Incluir las prácticas en la agenda de secundaria para evitar empalmes con educación física.',
        'Rubén Castellanos y Martín Cruz; calendario mensual pegado en la sala de maestros.',
      ],
      administrativo: [
        'Revisar extintor, botiquín y lentes de protección; pedir lo que falte.',
        'Con intendencia; lista de verificación de doce puntos, firmada por subdirección.',
      ],
      comunitario: [
        'Informar a las familias de 1.º qué materiales se piden y por qué.',
        'Circular de media página; se revisa que ningún material cueste más de cincuenta pesos.',
      ],
    },
    observation:
      'La práctica de densidad funcionó con aceite, agua y miel, y los equipos escribieron predicciones antes de probar. ' +
      'El extintor vence este mes. La circular salió el mismo día.',
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'new',
    day: -3,
    time: '10:00',
    objective:
      'Dar seguimiento a la planeación por proyectos en 3.º y recoger tres evidencias del trabajo de los alumnos.',
    axes: {
      pedagogico: [
        'Revisar el avance del proyecto del huerto; entrevistar a cuatro alumnos sobre lo que han aprendido.',
        'Xóchitl Aguirre, 3.º A; entrevistas de tres minutos en el jardín.',
      ],
      organizativo: [
        'Comentar con subdirección los permisos para usar el jardín en horario de clase.',
        'Miguel Ángel Zárate, antes del recreo; se anota el acuerdo en la bitácora de la escuela.',
      ],
      administrativo: [
        'Revisar el gasto de tierra, semillas y mangueras contra lo presupuestado.',
        'Notas de compra en dirección; se concilian con la caja chica.',
      ],
      comunitario: [
        'Platicar con el abuelo que asesora el huerto y agradecerle su apoyo.',
        'Don Refugio viene los martes; se le entrega una carta escrita por el grupo.',
      ],
    },
  },
];
