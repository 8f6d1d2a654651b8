import type { VisitSeed } from './visit-seed.demo';

/** Visits in Mexico City and Puebla. */
export const CENTRE: readonly VisitSeed[] = [
  {
    school: 'sandoval-vallarta',
    coach: 'coach-2',
    state: 'finished',
    day: -26,
    time: '09:00',
    objective: 'Ordenar con dirección el acompañamiento a los cuatro niveles y definir quién observa a quién.',
    axes: {
      pedagogico: [
        'Revisar una planeación de cada nivel y señalar qué tienen en común.',
        'Ocho planeaciones impresas, sin nombre; trabajo en dos mesas.',
      ],
      organizativo: [
        'Elaborar la matriz de acompañamiento del semestre; repartir los grupos entre cuatro personas.',
        'Alejandra Quiroga, Enrique Saldívar y las dos coordinaciones, de 10:00 a 12:00.',
      ],
      administrativo: [
        'Unificar el formato de observación y su archivo.',
        'Julieta Ordóñez propone una carpeta por docente, con acceso solo para la persona y su coordinador.',
      ],
      comunitario: [
        'Explicar a los delegados de grupo para qué se observan las clases.',
        'Asamblea corta de secundaria y bachillerato en el auditorio.',
      ],
    },
    observation:
      'Había docentes con cuatro observaciones en un mes y otros con ninguna en el año. La matriz quedó equilibrada. ' +
      'En bachillerato prefieren que la observación se anuncie, y así se acordó.',
  },
  {
    school: 'sandoval-vallarta',
    coach: 'claudia.dacosta',
    state: 'finished',
    day: -9,
    time: '12:00',
    objective: 'Trabajar con bachillerato el diseño de preguntas que pidan argumentar y no solo recordar.',
    axes: {
      pedagogico: [
        'Reescribir diez reactivos de Historia y de Biología; probarlos con un grupo de cada asignatura.',
        'Emilio de los Santos y Yolanda Ferreira, 4.º semestre, sala de cómputo.',
      ],
      organizativo: [
        'Acordar que cada academia aporte cinco preguntas al banco común antes del parcial.',
        'Mauricio Tovar lleva el registro; entrega los viernes.',
      ],
      administrativo: [
        'Crear el banco de reactivos con etiquetas por aprendizaje esperado.',
        'Hoja compartida con permisos de edición solo para la academia.',
      ],
      comunitario: [
        'Conversar con dos alumnos que reprobaron el parcial sobre cómo estudiaron.',
        'Entrevista voluntaria de quince minutos, con la orientadora presente.',
      ],
    },
    observation:
      'Los reactivos nuevos tardan más en contestarse, pero dejan ver el razonamiento. Un alumno dijo que por primera ' +
      'vez le preguntaron por qué. Hay que prever tiempo para calificar.',
  },
  {
    school: 'sandoval-vallarta',
    coach: 'coach-2',
    state: 'progress',
    day: 0,
    time: '08:00',
    objective:
      'Observar el trabajo por rincones en preescolar y decidir con las educadoras qué se documenta cada semana.',
    axes: {
      pedagogico: [
        'Observar dos sesiones por rincones; tomar fotografías del proceso y no solo del resultado.',
        'Carmen Olivares y Lilia Bautista, 2.º y 3.º de preescolar, de 8:20 a 10:00.',
      ],
      organizativo: [
        'Definir con coordinación un tiempo protegido para la documentación pedagógica.',
        'Julieta Ordóñez; cuarenta minutos los miércoles, cubiertos por educación física.',
      ],
      administrativo: [
        'Revisar el material de los rincones y retirar lo roto.',
        'Inventario con las dos educadoras; se piden bloques de madera y tijeras para zurdos.',
      ],
      comunitario: [
        'Montar un panel en la entrada para que las familias vean el proceso de los niños.',
        'Fotos autorizadas; textos de dos líneas dictados por los propios niños.',
      ],
    },
  },
  {
    school: 'templanza',
    coach: 'coach-2',
    state: 'draft',
    day: 6,
    time: '10:00',
    objective: 'Retomar las asesorías de matemáticas de 6.º y 1.º de secundaria',
    axes: {
      pedagogico: [
        'Comparar los exámenes de diagnóstico de 6.º con los de 1.º de secundaria.',
        'Con Gustavo Amador y Noé Zamora.',
      ],
      organizativo: ['Proponer una academia conjunta al mes.', ''],
      administrativo: ['', ''],
      comunitario: ['', ''],
    },
  },
  {
    school: 'templanza',
    coach: 'coach-2',
    state: 'finished',
    day: -6,
    time: '09:00',
    objective: 'Poner en marcha las asambleas de grupo en primaria para resolver conflictos entre compañeros.',
    axes: {
      pedagogico: [
        'Modelar una asamblea en 4.º y observar la de 5.º; escribir con los alumnos las reglas de la palabra.',
        'Ivonne Limón y Araceli Huitzil; objeto de turno: una pelota tejida.',
      ],
      organizativo: [
        'Acordar qué asuntos se tratan en asamblea y cuáles pasan directo a dirección.',
        'Margarita Tlatelpa; lista breve pegada dentro de cada salón.',
      ],
      administrativo: [
        'Abrir una bitácora de acuerdos por grupo.',
        'Cuaderno profesional foliado; lo firma el grupo al cerrar cada asamblea.',
      ],
      comunitario: [
        'Contar a las familias qué es la asamblea y en qué se distingue de un castigo.',
        'Nota en el cuaderno de avisos y diez minutos en la junta de grupo.',
      ],
    },
    observation:
      'En 4.º el grupo resolvió el uso de la cancha sin ayuda. En 5.º dos alumnas dominaron la palabra; Araceli ' +
      'repartirá tres fichas a cada quien. La directora pidió no publicar acuerdos con nombres.',
    moves: [
      {
        from: -11,
        time: '11:00',
        on: -12,
        why: 'Hubo corte de agua en la colonia y la escuela salió a las once de la mañana.',
      },
    ],
  },
  {
    school: 'guillermo-haro',
    coach: 'coach-2',
    state: 'finished',
    day: -4,
    time: '09:30',
    objective: 'Planear una noche de estrellas que reúna a los tres niveles alrededor de una pregunta de ciencias.',
    axes: {
      pedagogico: [
        'Escribir preguntas por nivel y decidir qué observa, registra y explica cada grado.',
        'Fernando Juárez, Lourdes Cielo y Ulises Romero; una pregunta por nivel en tarjetas.',
      ],
      organizativo: [
        'Formar comisiones y fijar las tres reuniones previas.',
        'Minerva Ramos coordina; comisión de seguridad a cargo de Abel Domínguez.',
      ],
      administrativo: [
        'Calcular costos de iluminación, café y vigilancia; pedir autorización para el horario nocturno.',
        'Jacinto Tepox firma el oficio; presupuesto tope de cuatro mil pesos.',
      ],
      comunitario: [
        'Invitar al club de astronomía de la universidad y a las familias con telescopio.',
        'Cinco telescopios confirmados; registro de asistentes en la puerta.',
      ],
    },
    observation:
      'Los tres niveles trabajaron juntos por primera vez en el ciclo. Primaria hará un diario de la Luna, secundaria ' +
      'medirá alturas y bachillerato explicará las fases. Queda pendiente el plan en caso de lluvia.',
  },
];
