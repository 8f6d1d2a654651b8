import type { VisitSeed } from './visit-seed.demo';

/** The demo coach's coming visits, and the visits to her second and third school. */
export const LAURA: readonly VisitSeed[] = [
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'new',
    day: 0,
    time: '11:00',
    objective: 'Acompañar a primaria en la evaluación formativa y cerrar el día con una lista de acuerdos por grado.',
    axes: {
      pedagogico: [
        'Observar dos clases de Matemáticas; retroalimentar a cada docente y analizar cinco cuadernos por grupo.',
        'Grupos 1.º A y 6.º B, con la guía de primaria; retroalimentación de 20 minutos en la sala de maestros.',
      ],
      organizativo: [
        'Revisar con el equipo directivo qué acuerdos del Consejo Técnico ya se ven en las aulas.',
        'Dirección y coordinación académica, de 12:30 a 13:15; queda una minuta con responsables.',
      ],
      administrativo: [
        'Verificar el uso de la agenda en la plataforma y resolver dudas de captura.',
        'Con la coordinadora Verónica Luna; llevar el manual breve impreso.',
      ],
      comunitario: [
        'Conversar con el comité de familias sobre los acuerdos de convivencia.',
        'Reunión de 30 minutos en la biblioteca; se recogen tres acuerdos por escrito.',
      ],
    },
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'new',
    day: 1,
    time: '09:00',
    objective: 'Preparar con español de secundaria un círculo de lectura y su rúbrica de participación.',
    axes: {
      pedagogico: [
        'Elegir dos cuentos y escribir las preguntas de cada sesión; redactar una rúbrica de cuatro criterios.',
        'Elvira Sánchez, aula de 3.º A; rúbrica en lenguaje que los alumnos entiendan.',
      ],
      organizativo: [
        'Buscar un módulo de 50 minutos a la semana que no quite horas a otra asignatura.',
        'Rubén Castellanos; propuesta con dos opciones de horario.',
      ],
      administrativo: [
        'Contar ejemplares disponibles y tramitar el préstamo con la biblioteca municipal.',
        'Oficio de solicitud firmado por la directora; treinta ejemplares por título.',
      ],
      comunitario: [
        'Invitar a exalumnas a moderar la primera sesión.',
        'Tres egresadas de bachillerato; confirman por correo antes del lunes.',
      ],
    },
  },
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'new',
    day: 8,
    time: '08:30',
    objective: 'Revisar el paso de preescolar a primaria y escribir un acuerdo de entrega pedagógica entre niveles.',
    axes: {
      pedagogico: [
        'Comparar lo que se espera en lectura al salir de preescolar y al entrar a 1.º; anotar tres diferencias.',
        'Alma Rosa Navarro y Guadalupe Jiménez, con cuadernos de ambos grados sobre la mesa.',
      ],
      organizativo: [
        'Definir quién entrega, quién recibe y en qué fecha se reúne cada pareja de docentes.',
        'Directora y coordinadora; formato de una hoja, listo antes de que termine el ciclo.',
      ],
      administrativo: [
        'Revisar qué documentos del expediente pasan de un nivel a otro.',
        'Control escolar; lista de cotejo con siete documentos.',
      ],
      comunitario: [
        'Planear una visita de los niños de 3.º de preescolar a los salones de primaria.',
        'Recorrido de una mañana con padrinos de 4.º; se avisa a las familias con una semana.',
      ],
    },
    moves: [
      {
        from: -14,
        time: '09:00',
        on: -16,
        why: 'La maestra de 1.º estará en capacitación externa y su presencia es indispensable.',
      },
      {
        from: -9,
        time: '09:00',
        on: -10,
        why: 'Se empalmó con la visita de supervisión de zona, que se avisó con un día de anticipación.',
      },
      {
        from: -2,
        time: '12:00',
        on: -4,
        why: 'La directora pidió dos semanas más para reunir los cuadernos de ambos niveles.',
      },
    ],
  },
  {
    school: 'rio-hondo',
    coach: 'coach',
    state: 'draft',
    day: null,
    time: null,
    objective: 'Acompañar a 4.º y 5.º en el diseño de un proyecto sobre el agua y los cenotes',
    axes: {
      pedagogico: ['Revisar el plano didáctico del proyecto con Ligia Esquivel y Freddy Cob.', ''],
      organizativo: ['', ''],
      administrativo: ['', ''],
      comunitario: [
        'Buscar a un guía comunitario que hable con el grupo.',
        'Preguntar a la directora por el contacto.',
      ],
    },
  },
  {
    school: 'rio-hondo',
    coach: 'coach',
    state: 'finished',
    day: -15,
    time: '09:00',
    objective: 'Conocer cómo se trabaja la lengua maya en la escuela y acordar un lugar para ella en la semana.',
    axes: {
      pedagogico: [
        'Observar la hora de cuentos bilingüe; recoger palabras y cantos que ya usan los grupos.',
        'Rosaura Balam y Mirna Uc, preescolar, de 9:20 a 10:10.',
      ],
      organizativo: [
        'Acordar con la directora un espacio semanal fijo y una docente responsable.',
        'Addy Canul, en dirección; se decide el miércoles a primera hora.',
      ],
      administrativo: [
        'Revisar qué libros en maya hay en la biblioteca de aula y cuáles se pueden pedir.',
        'Con Wilma Chan; relación de veintidós títulos, cinco en mal estado.',
      ],
      comunitario: [
        'Invitar a dos abuelas hablantes a contar historias de la comunidad.',
        'Las busca la familia May; primera visita el mes próximo, con micrófono prestado.',
      ],
    },
    observation:
      'Los niños saludan y cuentan en maya con naturalidad, aunque el espacio dependía de una sola maestra. Ahora hay ' +
      'día, hora y responsable. Conviene registrar los cantos antes de que termine el ciclo.',
  },
  {
    school: 'matilde-montoya',
    coach: 'coach',
    state: 'finished',
    day: -20,
    time: '08:00',
    objective: 'Fortalecer la comprensión lectora en 4.º y 5.º con estrategias de predicción y relectura.',
    axes: {
      pedagogico: [
        'Modelar una clase de lectura guiada y observar cómo la adapta cada docente.',
        'Ana Lourdes Yépiz y Jesús Coronado, sesiones seguidas a las 8:15 y a las 9:10.',
      ],
      organizativo: [
        'Analizar con coordinación los resultados de fluidez y decidir quiénes reciben apoyo.',
        'Francisco Valenzuela; lista de dieciocho alumnos, revisable cada mes.',
      ],
      administrativo: [
        'Reacomodar el acervo por nivel de lectura y no por editorial.',
        'Dos voluntarias de 6.º y la encargada de biblioteca; etiquetas de tres colores.',
      ],
      comunitario: [
        'Explicar a las familias cómo leer quince minutos en casa sin convertirlo en castigo.',
        'Plática a la hora de salida, con un separador de recuerdo.',
      ],
    },
    observation:
      'La relectura con propósito gustó a los dos grupos. Jesús todavía hace él casi todas las preguntas; practicó ' +
      'esperar cinco segundos antes de repetirlas. A la plática llegaron 34 familias.',
  },
  {
    school: 'matilde-montoya',
    coach: 'fernanda.beltran',
    state: 'finished',
    day: -10,
    time: '10:30',
    objective: 'Revisar los proyectos de ciencias de secundaria y asegurar que cada equipo maneje datos propios.',
    axes: {
      pedagogico: [
        'Entrevistar a seis equipos sobre su pregunta; enseñar a leer una tabla de doble entrada.',
        'Sergio Munguía, 2.º A y 2.º B, en la cancha techada.',
      ],
      organizativo: [
        'Definir jurado, tiempos y criterios de la muestra de proyectos.',
        'Coordinación y dos docentes invitados; reglamento de una página.',
      ],
      administrativo: [
        'Prever mesas, extensiones eléctricas y sombra para el día de la muestra.',
        'Con la directora Rosalva Bojórquez; plano del patio con doce mesas.',
      ],
      comunitario: [
        'Acercar a un ingeniero de la planta de agua para que escuche los proyectos.',
        'Contacto de una madre de 2.º B; confirma por teléfono.',
      ],
    },
    observation:
      'Cuatro equipos miden la temperatura del patio a distintas horas y ya tienen tablas; dos copiaron datos de internet ' +
      'y rehacen su registro. El entusiasmo es grande y el calor también: la muestra será a las ocho.',
  },
  {
    school: 'matilde-montoya',
    coach: 'coach',
    state: 'new',
    day: 12,
    time: '08:30',
    objective: 'Valorar con todo el colegiado el plan de lectura y decidir qué se mantiene el siguiente periodo.',
    axes: {
      pedagogico: [
        'Comparar la primera toma de fluidez con la de este mes; observar una clase de 5.º.',
        'Gráficas por grado sin nombres; Dulce María Noriega abre su aula.',
      ],
      organizativo: [
        'Conducir una plenaria de una hora con tres preguntas y acuerdos por ciclo.',
        'Colegiado completo; modera Francisco Valenzuela y Laura toma nota.',
      ],
      administrativo: [
        'Decidir en qué se usa el remanente de la cuota de biblioteca.',
        'Directora y tesorera; dos cotizaciones de libreros bajos.',
      ],
      comunitario: [
        'Escuchar a seis familias sobre la lectura en casa.',
        'Grupo de conversación, con café, en el aula de usos múltiples.',
      ],
    },
  },
];
