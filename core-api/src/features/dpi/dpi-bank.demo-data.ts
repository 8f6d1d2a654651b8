import type { DpiRole } from '@ruta/contracts/dpi/limits';

/** A text in Spanish and in English. */
type Both = readonly [es: string, en: string];

export interface DpiQuestionSeed {
  theme: string;
  question: Both;
  /** From quadrant 1 to 5. */
  options: readonly [Both, Both, Both, Both, Both];
  /** Who is asked; everybody without it. */
  roles?: readonly DpiRole[];
}

/** The bank of the demo: one situation per theme, and five descriptions from the worst to the best. */
export const DPI_BANK: readonly DpiQuestionSeed[] = [
  {
    theme: 'liderazgo',
    question: [
      '¿Cómo se toman las decisiones importantes en la escuela?',
      'How are important decisions made at school?',
    ],
    options: [
      ['Nos enteramos cuando ya se aplicaron', 'We find out once they are in force'],
      ['Se anuncian sin explicar los motivos', 'They are announced without reasons'],
      ['Se explican, pero casi nunca se consultan', 'They are explained, but hardly ever discussed'],
      ['Se consultan con parte del equipo', 'Part of the team is asked'],
      ['Las construimos en equipo y sabemos por qué', 'We make them together and know why'],
    ],
  },
  {
    theme: 'comunicacion',
    question: ['Cuando preguntamos algo a la dirección, ¿qué pasa?', 'When we ask the head something, what happens?'],
    options: [
      ['No hay a quién preguntar', 'There is nobody to ask'],
      ['La respuesta no llega', 'No answer comes'],
      ['Llega tarde y hay que insistir', 'It comes late, after insisting'],
      ['Llega casi siempre a tiempo', 'It nearly always comes in time'],
      ['Llega pronto, clara y a todo el equipo', 'It comes soon, clear and to everybody'],
    ],
  },
  {
    theme: 'colaboracion',
    question: ['¿Qué hacemos en el Consejo Técnico Escolar?', 'What do we do in the School Technical Council?'],
    options: [
      ['Firmamos asistencia y escuchamos avisos', 'We sign in and listen to notices'],
      ['Hablamos, pero no queda ningún acuerdo', 'We talk, but agree on nothing'],
      ['Acordamos cosas que luego se olvidan', 'We agree on things and forget them'],
      ['Acordamos y revisamos algunos acuerdos', 'We agree and look back at some'],
      ['Planeamos juntos y revisamos lo que logramos', 'We plan together and review what we did'],
    ],
  },
  {
    theme: 'claridad',
    question: ['¿Qué tan claro tenemos qué le toca a cada quien?', 'How clear is it who does what?'],
    options: [
      ['Nadie sabe qué le toca', 'Nobody knows'],
      ['Depende de quién pregunte', 'It depends on who asks'],
      ['Lo básico está claro, lo demás se improvisa', 'The basics are clear, the rest is improvised'],
      ['Casi todo está claro y por escrito', 'Nearly all is clear and written down'],
      ['Todo está claro y lo revisamos cada año', 'All is clear, and we review it every year'],
    ],
  },
  {
    theme: 'reconocimiento',
    question: ['Cuando alguien hace bien su trabajo, ¿qué sucede?', 'When somebody does good work, what happens?'],
    options: [
      ['Nadie lo nota', 'Nobody notices'],
      ['Solo se nota lo que sale mal', 'Only what goes wrong is noticed'],
      ['A veces alguien lo agradece', 'Sometimes somebody says thanks'],
      ['Se reconoce frente al equipo', 'It is recognised before the team'],
      ['Se reconoce y se comparte para aprender', 'It is recognised and shared to learn from'],
    ],
  },
  {
    theme: 'conflictos',
    question: ['¿Cómo tratamos los desacuerdos entre colegas?', 'How do we deal with disagreement among colleagues?'],
    options: [
      ['Terminan en pleitos o en silencio', 'They end in quarrels or in silence'],
      ['Cada quien busca aliados', 'Everybody looks for allies'],
      ['Se evitan hasta que se enfrían', 'They are avoided until they cool down'],
      ['Se hablan cuando ya pesan', 'They are talked over once they weigh'],
      ['Se hablan pronto y con respeto', 'They are talked over soon and with respect'],
    ],
  },
  {
    theme: 'desarrollo',
    question: ['¿Qué recibimos después de que observan nuestra clase?', 'What do we get after our class is observed?'],
    options: [
      ['Nadie observa nuestras clases', 'Nobody observes our classes'],
      ['Una calificación sin explicación', 'A mark without an explanation'],
      ['Comentarios generales', 'General comments'],
      ['Sugerencias concretas', 'Concrete suggestions'],
      ['Sugerencias, acompañamiento y tiempo para probar', 'Suggestions, support and time to try'],
    ],
  },
  {
    theme: 'recursos',
    question: ['¿Qué tan a tiempo tenemos lo que la clase necesita?', 'How timely is what a class needs?'],
    options: [
      ['Lo ponemos de nuestro bolsillo', 'We pay for it ourselves'],
      ['Llega cuando ya no hace falta', 'It comes when it is no longer needed'],
      ['Llega lo básico', 'The basics come'],
      ['Llega casi todo a tiempo', 'Nearly all comes in time'],
      ['Se planea con nosotros y llega a tiempo', 'It is planned with us and comes in time'],
    ],
  },
  {
    theme: 'convivencia',
    question: ['¿Cómo se tratan las niñas y los niños entre sí?', 'How do pupils treat each other?'],
    options: [
      ['Hay agresiones todos los días', 'There is aggression every day'],
      ['Hay burlas y nadie interviene', 'There is mockery, and nobody steps in'],
      ['Hay roces que atendemos a medias', 'There is friction that we half attend to'],
      ['Se llevan bien y atendemos lo que surge', 'They get on, and we attend to what comes up'],
      ['Se cuidan y resuelven hablando', 'They care for each other and talk things over'],
    ],
  },
  {
    theme: 'familias',
    roles: ['DIR', 'SUBD', 'COOR'],
    question: ['¿Cómo participan las familias en la escuela?', 'How do families take part in the school?'],
    options: [
      ['Solo vienen cuando hay problemas', 'They come only when there is trouble'],
      ['Vienen a firmar boletas', 'They come to sign reports'],
      ['Vienen a festivales', 'They come to festivals'],
      ['Ayudan en actividades del año', 'They help with activities of the year'],
      ['Opinan, proponen y aprenden con nosotros', 'They give opinions, propose and learn with us'],
    ],
  },
];
