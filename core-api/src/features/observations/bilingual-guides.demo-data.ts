import type { GuideSeed } from './guides.demo-data';

/** Guides of basic education in Spanish and English. */
export const BILINGUAL_GUIDES: readonly GuideSeed[] = [
  {
    code: 'ruta_be_preescolar',
    level: 'preescolar',
    name: ['Educación bilingüe: preescolar', 'Bilingual education: preschool'],
    sections: [
      [
        ['Ambiente rico en lenguaje', 'Rich language environment'],
        ['La docente habla en inglés durante la actividad.', 'The teacher speaks English during the activity.'],
        ['Hay palabras e imágenes en inglés a la vista.', 'Words and pictures in English are on display.'],
        ['Las canciones o rimas tienen gestos.', 'Songs or rhymes come with gestures.'],
        ['Las rutinas usan las mismas frases.', 'Routines use the same phrases.'],
        ['La docente lee un cuento en inglés.', 'The teacher reads a story in English.'],
      ],
      [
        ['Andamiaje', 'Scaffolding'],
        [
          'La docente muestra lo que dice con objetos o dibujos.',
          'The teacher shows what she says with objects or drawings.',
        ],
        ['Las instrucciones se dan por pasos.', 'Instructions are given step by step.'],
        ['La docente repite con otras palabras.', 'The teacher says it again in other words.'],
        [
          'El grupo responde primero con el cuerpo y después con palabras.',
          'The group answers first with the body and then with words.',
        ],
        [
          'La docente acepta respuestas en español y las devuelve en inglés.',
          'The teacher accepts answers in Spanish and gives them back in English.',
        ],
      ],
      [
        ['La voz de las niñas y los niños', 'Children’s voice'],
        ['Cada niña y niño dice algo en inglés.', 'Each child says something in English.'],
        ['Las niñas y los niños eligen una palabra, canción o cuento.', 'Children choose a word, a song or a story.'],
        ['La docente espera la respuesta.', 'The teacher waits for the answer.'],
        ['El grupo celebra los intentos.', 'The group celebrates attempts.'],
      ],
    ],
  },
  {
    code: 'ruta_be_primaria',
    level: 'primaria',
    name: ['Educación bilingüe: primaria', 'Bilingual education: primary'],
    sections: [
      [
        ['Contenido y lengua', 'Content and language'],
        [
          'La clase tiene un propósito de contenido y uno de lengua.',
          'The lesson has a content aim and a language aim.',
        ],
        ['El vocabulario clave está a la vista.', 'Key vocabulary is on display.'],
        ['El contenido corresponde al grado.', 'The content is right for the grade.'],
        ['El docente relaciona el tema con lo que el grupo vive.', 'The teacher links the topic to the group’s life.'],
        ['La lengua se usa para hacer una tarea.', 'Language is used to do a task.'],
      ],
      [
        ['Lo que el grupo recibe', 'Input'],
        ['El docente usa imágenes, gestos u objetos.', 'The teacher uses pictures, gestures or objects.'],
        [
          'El docente comprueba que las instrucciones se entienden.',
          'The teacher checks that instructions are understood.',
        ],
        ['El ritmo y las pausas permiten comprender.', 'Pace and pauses allow understanding.'],
        ['Hay un texto, audio o video en inglés.', 'There is a text, an audio or a video in English.'],
      ],
      [
        ['Lo que el grupo produce', 'Output'],
        ['Los alumnos hablan en inglés con un compañero.', 'Pupils speak English with a partner.'],
        ['Los alumnos usan frases completas con apoyo.', 'Pupils use full sentences with support.'],
        ['Los alumnos escriben en inglés.', 'Pupils write in English.'],
        ['El docente corrige sin interrumpir la idea.', 'The teacher corrects without stopping the idea.'],
        ['Los alumnos presentan su trabajo.', 'Pupils present their work.'],
      ],
      [
        ['Estrategias', 'Strategies'],
        ['El docente modela cómo resolver la tarea.', 'The teacher models how to do the task.'],
        ['Los alumnos trabajan en parejas o equipos.', 'Pupils work in pairs or teams.'],
        ['Los alumnos usan organizadores o listas.', 'Pupils use organisers or lists.'],
        ['El docente permite usar el español para pensar.', 'The teacher allows Spanish for thinking.'],
      ],
      [
        ['Clima seguro', 'Safe climate'],
        ['Equivocarse no causa burlas.', 'Mistakes cause no mockery.'],
        ['El docente reconoce los intentos.', 'The teacher acknowledges attempts.'],
        [
          'Participan quienes saben más y quienes saben menos.',
          'Those who know more and those who know less take part.',
        ],
        ['El grupo conoce sus rutinas en inglés.', 'The group knows its routines in English.'],
      ],
    ],
  },
  {
    code: 'ruta_be_secundaria',
    level: 'secundaria',
    name: ['Educación bilingüe: secundaria', 'Bilingual education: secondary'],
    sections: [
      [
        ['Contenido y lengua', 'Content and language'],
        [
          'El propósito de contenido y el de lengua se dicen al empezar.',
          'The content aim and the language aim are said at the start.',
        ],
        ['El vocabulario académico se trabaja antes de leer.', 'Academic vocabulary is worked on before reading.'],
        ['La tarea exige entender el contenido.', 'The task requires understanding the content.'],
        ['Los alumnos consultan una fuente en inglés.', 'Students consult a source in English.'],
        ['El docente relaciona las dos lenguas.', 'The teacher relates both languages.'],
      ],
      [
        ['Pensamiento', 'Thinking'],
        ['Las preguntas piden explicar o comparar.', 'Questions ask to explain or compare.'],
        ['Los alumnos dan razones en inglés.', 'Students give reasons in English.'],
        ['Hay tiempo para pensar antes de hablar.', 'There is time to think before speaking.'],
        ['Los alumnos formulan preguntas.', 'Students ask questions.'],
        ['La tarea ofrece apoyos distintos.', 'The task offers different supports.'],
      ],
      [
        ['Interacción', 'Interaction'],
        [
          'Los alumnos hablan más que el docente en una parte de la clase.',
          'Students speak more than the teacher in a part of the lesson.',
        ],
        ['Los equipos usan inglés para acordar.', 'Teams use English to agree.'],
        ['Los alumnos se responden entre sí.', 'Students answer each other.'],
        ['El docente reformula lo que se dice.', 'The teacher rephrases what is said.'],
        ['El trato es respetuoso.', 'Everyone is treated with respect.'],
      ],
      [
        ['Evaluación', 'Assessment'],
        [
          'El docente distingue entre contenido y lengua al comentar.',
          'The teacher separates content and language in feedback.',
        ],
        ['Los alumnos conocen los criterios.', 'Students know the criteria.'],
        ['Los alumnos revisan su trabajo o el de otra persona.', 'Students review their work or somebody else’s.'],
        ['La clase cierra con lo aprendido en inglés.', 'The lesson closes with what was learned, in English.'],
      ],
    ],
  },
];
