import type { VisitSeed } from './visit-seed.demo';

/** A visit of the demo coach that does not take place. */
export const CANCELLED: readonly VisitSeed[] = [
  {
    school: 'ahuehuete',
    coach: 'coach',
    state: 'new',
    day: 4,
    time: '10:00',
    objective: 'Preparar con primaria alta la muestra de ciencias y el papel de las familias en ella.',
    axes: {
      pedagogico: [
        'Elegir un experimento por grado y escribir la pregunta que cada grupo responderá.',
        'Docentes de 4.º a 6.º, una hora en el laboratorio; materiales que ya hay en la escuela.',
      ],
      organizativo: [
        'Repartir espacios y horarios de la muestra sin suspender clases de los demás grados.',
        'Coordinación académica; croquis del patio y turnos de 25 minutos.',
      ],
      administrativo: [
        'Hacer la lista de materiales por comprar y quién autoriza el gasto.',
        'Dirección y control escolar; tope de gasto acordado por escrito.',
      ],
      comunitario: [
        'Invitar a madres y padres que trabajan en salud a acompañar dos mesas.',
        'Carta en la agenda escolar; respuesta antes del viernes.',
      ],
    },
    cancelled: {
      on: -2,
      why: 'La escuela pasó la muestra de ciencias a febrero y usará esa mañana para el simulacro de sismo.',
    },
  },
];
