/** Spanish, English. */
export type Both = readonly [es: string, en: string];

/** A question with five descriptions, from the worst to the best. */
export interface ThemeSeed {
  question: Both;
  options: readonly [Both, Both, Both, Both, Both];
}

/** Themes that several surveys ask about. */
export const THEMES = {
  utilidad: {
    question: ['¿Qué tan útil fue para tu trabajo?', 'How useful was it for your work?'],
    options: [
      ['No me llevo nada que pueda usar', 'I take away nothing that I can use'],
      ['Me llevo una idea suelta', 'I take away one loose idea'],
      ['Algunas ideas me sirven', 'Some ideas are useful to me'],
      ['Casi todo me sirve', 'Nearly everything is useful to me'],
      ['Ya sé cómo usarlo mañana', 'I already know how to use it tomorrow'],
    ],
  },
  claridad: {
    question: ['¿Qué tan claras fueron las explicaciones?', 'How clear were the explanations?'],
    options: [
      ['No entendí de qué se trataba', 'I did not understand what it was about'],
      ['Entendí partes sueltas', 'I understood loose parts'],
      ['Entendí lo principal', 'I understood the main points'],
      ['Entendí casi todo', 'I understood nearly everything'],
      ['Podría explicarlo a otra persona', 'I could explain it to somebody else'],
    ],
  },
  aplicabilidad: {
    question: ['¿Qué tanto puedes aplicarlo con tu grupo?', 'How much of it can you apply with your class?'],
    options: [
      ['No se puede en mi grupo', 'It cannot be done in my class'],
      ['Necesitaría muchos cambios', 'It would need many changes'],
      ['Una parte, con ajustes', 'A part, with adjustments'],
      ['Casi todo, con pocos ajustes', 'Nearly all of it, with few adjustments'],
      ['Todo, tal como se trabajó', 'All of it, just as we worked on it'],
    ],
  },
  organizacion: {
    question: ['¿Cómo estuvo organizada?', 'How was it organised?'],
    options: [
      ['Sin orden ni materiales', 'Without order or materials'],
      ['Con retrasos que se notaron', 'With delays that showed'],
      ['Bien en lo básico', 'Well in the basics'],
      ['Bien, con todo a la mano', 'Well, with everything at hand'],
      ['Muy bien: cada minuto tuvo sentido', 'Very well: every minute made sense'],
    ],
  },
  participacion: {
    question: ['¿Qué tanto pudo participar el grupo?', 'How much could the group take part?'],
    options: [
      ['Solo habló una persona', 'Only one person spoke'],
      ['Participaron los de siempre', 'The usual ones took part'],
      ['Participó la mitad', 'Half of us took part'],
      ['Participamos casi todos', 'Nearly all of us took part'],
      ['Participamos todos y se nos escuchó', 'All of us took part and were heard'],
    ],
  },
  materiales: {
    question: ['¿Qué te parecieron los materiales?', 'What did you think of the materials?'],
    options: [
      ['No hubo', 'There were none'],
      ['Poco útiles', 'Of little use'],
      ['Suficientes', 'Sufficient'],
      ['Buenos y a tiempo', 'Good, and in time'],
      ['Los voy a volver a usar', 'I will use them again'],
    ],
  },
  tiempo: {
    question: ['¿Alcanzó el tiempo?', 'Was there enough time?'],
    options: [
      ['Faltó lo más importante', 'The most important part was missing'],
      ['Se quedó mucho pendiente', 'Much was left over'],
      ['Apenas alcanzó', 'Just about'],
      ['Alcanzó bien', 'Yes'],
      ['Alcanzó y sobró para preguntas', 'Yes, with time for questions'],
    ],
  },
  facilitador: {
    question: ['¿Cómo condujo la sesión quien la dio?', 'How was the session led?'],
    options: [
      ['Sin conocer el tema', 'Without knowing the topic'],
      ['Leyendo casi todo', 'Reading nearly everything'],
      ['Correctamente', 'Correctly'],
      ['Con ejemplos de escuelas como la mía', 'With examples of schools like mine'],
      ['Con ejemplos, y atendiendo a cada quien', 'With examples, and attention to everybody'],
    ],
  },
  recomendacion: {
    question: ['¿La recomendarías a otra escuela?', 'Would you recommend it to another school?'],
    options: [
      ['No', 'No'],
      ['Con muchos cambios', 'With many changes'],
      ['Con algunos cambios', 'With some changes'],
      ['Sí', 'Yes'],
      ['Sí, y la repetiría', 'Yes, and I would do it again'],
    ],
  },
  acuerdos: {
    question: ['¿Qué tan claros quedaron los acuerdos?', 'How clear are the agreements?'],
    options: [
      ['No hubo acuerdos', 'There are none'],
      ['Quedaron en el aire', 'They are up in the air'],
      ['Hay acuerdos sin responsable', 'There are agreements without anybody in charge'],
      ['Hay responsables', 'Somebody is in charge'],
      ['Hay responsables y fechas', 'Somebody is in charge, with dates'],
    ],
  },
} as const satisfies Record<string, ThemeSeed>;
