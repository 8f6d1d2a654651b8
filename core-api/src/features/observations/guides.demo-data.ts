import type { LevelKey } from '@ruta/contracts/schools/school.schema';

/** A text in Spanish, and in English where the guide is bilingual. */
export type GuideText = readonly [es: string, en?: string];

export interface GuideSeed {
  code: string;
  level: LevelKey;
  name: GuideText;
  sections: readonly (readonly [title: GuideText, ...items: GuideText[]])[];
  /** Default 1. */
  version?: number;
  /** Of a later version: the number of each item in the first one, or a new number. */
  numbers?: readonly number[];
}

/** The guides in Spanish; those of basic education in two languages are in bilingual-guides.demo-data. */
export const SPANISH_GUIDES: readonly GuideSeed[] = [
  {
    code: 'preescolar_ambiente',
    level: 'preescolar',
    name: ['Ambiente de aprendizaje en preescolar'],
    sections: [
      [
        ['Ambiente y rutinas'],
        ['Los materiales están al alcance de las niñas y los niños.'],
        ['El aula tiene espacios distintos para jugar, leer y construir.'],
        ['La educadora anuncia cada cambio de actividad.'],
        ['Las niñas y los niños guardan lo que usaron.'],
      ],
      [
        ['Juego y aprendizaje'],
        ['El grupo juega con un propósito que la educadora nombra.'],
        ['Cada niña y niño elige al menos un material o un papel.'],
        ['La educadora participa en el juego sin dirigirlo.'],
        ['La educadora hace preguntas que continúan lo que el grupo descubre.'],
        ['El juego termina con una conversación sobre lo que pasó.'],
      ],
      [
        ['Lenguaje'],
        ['La educadora lee o narra un texto en voz alta.'],
        ['Las niñas y los niños cuentan algo con sus palabras.'],
        ['La educadora repite y amplía lo que dicen.'],
        ['Hay escritura del grupo a la vista.'],
      ],
      [
        ['Vínculo y autorregulación'],
        ['La educadora llama a cada quien por su nombre.'],
        ['La educadora se pone a la altura de la mirada al hablar.'],
        ['Los conflictos se resuelven con palabras.'],
        ['El grupo conoce y usa sus acuerdos.'],
      ],
    ],
  },
  {
    code: 'primaria_clase',
    level: 'primaria',
    name: ['Observación de clase en primaria'],
    sections: [
      [
        ['Preparación y propósito'],
        ['El propósito de la clase está escrito o se dice al empezar.'],
        ['La actividad corresponde al propósito.'],
        ['Los materiales están listos al comenzar.'],
        ['El docente recupera lo que el grupo ya sabe.'],
      ],
      [
        ['Desarrollo'],
        ['Las instrucciones se entienden sin repetirlas.'],
        ['El docente muestra un ejemplo antes de pedir el trabajo.'],
        ['El grupo resuelve una tarea que admite más de un camino.'],
        ['El docente recorre el aula y atiende a quien lo necesita.'],
        ['Hay momentos de trabajo individual y en equipo.'],
        ['El tiempo alcanza para terminar lo planeado.'],
      ],
      [
        ['Participación'],
        ['Participan alumnas y alumnos de todo el salón.'],
        ['El docente espera antes de dar la palabra.'],
        ['Los alumnos se escuchan y se responden entre sí.'],
        ['El docente usa el error para seguir pensando.'],
      ],
      [
        ['Evaluación formativa'],
        ['El docente comprueba lo que el grupo entendió antes de avanzar.'],
        ['Los alumnos reciben un comentario sobre su trabajo.'],
        ['Los alumnos revisan su trabajo con un criterio conocido.'],
        ['La clase cierra con lo aprendido y lo que sigue.'],
      ],
    ],
  },
  {
    code: 'secundaria_clase',
    level: 'secundaria',
    name: ['Observación de clase en secundaria'],
    sections: [
      [
        ['Propósito'],
        ['El grupo puede decir qué aprende en la sesión.'],
        ['La sesión se conecta con la anterior.'],
        ['El docente explica para qué sirve lo que se estudia.'],
      ],
      [
        ['Demanda cognitiva'],
        ['Las preguntas piden explicar, comparar o justificar.'],
        ['Los alumnos trabajan con una fuente, un dato o un caso.'],
        ['Los alumnos argumentan su respuesta.'],
        ['El docente pide evidencias de lo que se afirma.'],
        ['La tarea se ajusta a distintos niveles de avance.'],
      ],
      [
        ['Interacción'],
        ['El trato entre docente y alumnos es respetuoso.'],
        ['Los alumnos proponen ideas sin que se les pida.'],
        ['El trabajo en equipo tiene funciones claras.'],
        ['El docente integra a quien no participa.'],
        ['Los acuerdos de convivencia se respetan.'],
      ],
      [
        ['Evaluación y cierre'],
        ['Los criterios de evaluación son conocidos.'],
        ['El docente da un comentario que indica cómo mejorar.'],
        ['Los alumnos valoran su propio avance.'],
        ['La sesión termina con una conclusión del grupo.'],
      ],
    ],
  },
  {
    code: 'bachillerato_clase',
    level: 'bachillerato',
    name: ['Observación de clase en bachillerato'],
    sections: [
      [
        ['Propósito'],
        ['La sesión plantea un problema o una pregunta.'],
        ['El docente relaciona el tema con otras materias.'],
        ['Los estudiantes conocen el producto que se espera.'],
      ],
      [
        ['Pensamiento crítico'],
        ['Los estudiantes contrastan dos posturas o más.'],
        ['Los estudiantes citan la fuente de lo que afirman.'],
        ['El docente cuestiona supuestos.'],
        ['Los estudiantes cambian o matizan una idea con razones.'],
        ['La discusión llega a una síntesis.'],
      ],
      [
        ['Autonomía'],
        ['Los estudiantes deciden cómo abordar la tarea.'],
        ['Los estudiantes buscan información por su cuenta.'],
        ['Los equipos reparten el trabajo y lo revisan.'],
        ['El docente orienta con preguntas en lugar de respuestas.'],
      ],
      [
        ['Evaluación'],
        ['Se usa una rúbrica o lista de cotejo.'],
        ['Hay evaluación entre pares.'],
        ['El docente comenta un avance y un reto.'],
        ['Los estudiantes registran lo que deben mejorar.'],
      ],
    ],
  },
];

const WITHOUT = 10;
const ADDED: GuideText = ['Los alumnos eligen cómo mostrar lo que aprendieron.'];

/** The second version of a guide: without the item about time, with one about how learning is shown. */
export const SECOND_VERSION: GuideSeed = {
  code: 'primaria_clase',
  level: 'primaria',
  version: 2,
  name: ['Observación de clase en primaria'],
  sections: (SPANISH_GUIDES.find(({ code }) => code === 'primaria_clase')?.sections ?? []).map(
    ([title, ...items], at, all) => [
      title,
      ...items.filter(([text]) => text !== 'El tiempo alcanza para terminar lo planeado.'),
      ...(at === all.length - 1 ? [ADDED] : []),
    ],
  ),
  numbers: Array.from({ length: 19 }, (_, at) => at + 1).filter((number) => number !== WITHOUT),
};
