import { FILM_SECONDS } from '../pfp/film-captions.demo-data';

/** A topic: its name, its tags, and the titles of its videos. */
type Topic = readonly [name: string, tags: readonly string[], titles: readonly string[]];

const titled = (name: string, tags: string, ...titles: string[]): Topic => [name, tags.split(', '), titles];

/** The tree of the demo: 5 categories, 12 subcategories, 28 topics, 60 tags. The last category has no videos. */
export const PILLS: Readonly<Record<string, Readonly<Record<string, readonly Topic[]>>>> = {
  Didáctica: {
    Planeación: [
      titled(
        'Propósitos claros',
        'Verbos, Evidencias, Criterios',
        'Un propósito que se puede observar',
        'Del plan anual a la clase de mañana',
      ),
      titled(
        'Secuencias',
        'Inicio, Cierre',
        'Tres preguntas para abrir la clase',
        'Cerrar con una boleta de salida de tres minutos',
      ),
      titled(
        'Tiempo en el aula',
        'Transiciones, Pausas',
        'Transiciones que no roban diez minutos',
        'Planear la clase desde el último minuto',
      ),
    ],
    Evaluación: [
      titled(
        'Retroalimentar',
        'Oral, Escrita, Entre pares',
        'Retroalimentar sin calificar: qué decir, qué callar y en qué momento de la clase conviene detenerse a conversar con cada alumno',
        'Dos estrellas y un deseo',
      ),
      titled(
        'Instrumentos',
        'Rúbricas, Listas',
        'Una rúbrica que los alumnos entienden',
        'Listas de cotejo en cinco minutos',
      ),
      titled(
        'Evaluación diaria',
        'Preguntas, Señales',
        'Semáforos para saber quién sigue',
        'Preguntar a quien no levanta la mano',
      ),
    ],
    Proyectos: [
      titled(
        'Elegir un problema',
        'Comunidad, Ciencias',
        'Un problema del barrio que cabe en seis semanas',
        'Preguntas que sostienen un proyecto',
      ),
      titled(
        'Trabajo en equipo',
        'Papeles, Acuerdos',
        'Papeles que rotan en cada equipo',
        'Cuando uno hace todo el trabajo',
      ),
    ],
  },
  Convivencia: {
    'Acuerdos del grupo': [
      titled(
        'Primera semana',
        'Reglas, Rutinas, Bienvenida',
        'Cómo acordar con el grupo las reglas de convivencia en la primera semana, sin que se vuelvan una lista de castigos',
        'Rutinas que calman la entrada',
      ),
      titled('Asambleas', 'Turnos, Actas', 'Una asamblea de grupo en veinte minutos', 'El buzón de los desacuerdos'),
      titled('Conflictos', 'Mediación, Reparar', 'Escuchar a las dos partes', 'Reparar en lugar de castigar'),
    ],
    Emociones: [
      titled('Nombrarlas', 'Rueda, Diario, Cuentos', 'La rueda de las emociones', 'Cuentos para hablar de la tristeza'),
      titled(
        'Calma',
        'Respirar, Espacios',
        'Respirar juntos antes de un examen',
        'Un rincón de la calma que sí funciona',
      ),
      titled('Cuidarse', 'Docentes, Descanso', 'El cansancio de quien enseña', 'Pedir ayuda a tiempo'),
    ],
    Familias: [
      titled(
        'Reuniones',
        'Invitar, Escuchar',
        'Una reunión con familias que empieza a tiempo',
        'Dar una noticia difícil',
      ),
      titled('Mensajes', 'Tono, Horarios', 'Responder un mensaje enojado', 'Qué no va en el grupo de la escuela'),
    ],
  },
  'Gestión directiva': {
    'Consejo técnico': [
      titled(
        'Preparar la sesión',
        'Agenda, Datos',
        'Un consejo técnico con una sola pregunta',
        'Leer los datos sin buscar culpables',
      ),
      titled('Acuerdos', 'Responsables, Fechas', 'Acuerdos con nombre y fecha', 'Volver sobre lo que se acordó'),
    ],
    Acompañamiento: [
      titled('Observar', 'Notas, Evidencias', 'Observar sin interrumpir', 'Anotar lo que se ve, no lo que se piensa'),
      titled('Conversar', 'Preguntas, Compromisos', 'La conversación después de la visita', 'Preguntas que abren'),
    ],
  },
  'Inglés y bilingüismo': {
    CLIL: [
      titled(
        'Content first',
        'Science, Maths',
        'Science words before science books',
        'A map, a graph and one new verb',
      ),
      titled('Scaffolding', 'Frames, Pictures', 'Sentence frames on the wall', 'Pictures that do half the talking'),
    ],
    Speaking: [
      titled('Routines', 'Greetings, Songs', 'Five minutes of English every morning', 'Songs with a purpose'),
      titled('Pair work', 'Games, Roles', 'Information gap in pairs', 'Correcting without stopping the talk'),
    ],
  },
  Tecnología: {
    Accesibilidad: [titled('Documentos', 'Títulos, Contraste'), titled('Videos', 'Subtítulos, Ritmo')],
    'IA responsable': [titled('Consignas', 'Verificar, Citar'), titled('Privacidad', 'Datos, Fotos')],
  },
};

/** Places among the 48 videos, counted from 1: those without topic and tag, and the one that no longer plays. */
export const WITHOUT_TOPIC: readonly number[] = [5, 21, 38];
export const BROKEN = 14;
/** The topic and the tag that are switched off. */
export const OFF_TOPIC = 'Mensajes';
export const OFF_TAG = 'Diario';

/** Places of the videos that are films of our own, all with the same one. */
export const FILMS: readonly number[] = [1, 2, 3, 6];
/** How far the demo's teacher watched some of them. */
export const WATCHED: readonly { at: number; second: number; isSeen: boolean }[] = [
  { at: 3, second: 8, isSeen: false },
  { at: 6, second: FILM_SECONDS, isSeen: true },
];

/** What people search by; a video has up to six of them. */
export const KEYWORDS: readonly string[] = [
  ...['aula', 'inicio', 'preguntas', 'diálogo', 'primaria', 'secundaria', 'familias', 'tiempo', 'acuerdos', 'equipo'],
];

/** Lists of the demo's teacher, by the places of their videos. */
export const PLAYLISTS: Readonly<Record<string, readonly number[]>> = {
  'Para empezar la semana': [3, 18, 27, 43],
  'Cuando el grupo está inquieto': [25, 26, 23, 5],
  'Ver con calma': [],
};
export const FAVOURITES: readonly number[] = [3, 7, 18, 25, 43];

/** Places of the videos that are for a theme of the diagnostic. */
export const FOR_THEMES: Readonly<Record<string, readonly number[]>> = {
  liderazgo: [33, 35, 36],
  comunicacion: [30, 31, 39],
  colaboracion: [15, 16, 19],
  claridad: [1, 35],
  reconocimiento: [8, 27],
  conflictos: [20, 21, 22],
  desarrollo: [37, 38, 40],
  recursos: [5, 13],
  convivencia: [17, 18, 19],
  familias: [29, 30, 32],
};
/** Places of the videos that are for the indicators of a guide, by their numbers. */
export const FOR_INDICATORS: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  primaria_clase: {
    ...{ 1: [1], 2: [2], 3: [5], 4: [3], 5: [5], 6: [9], 7: [14], 8: [11], 9: [15] },
    ...{ 10: [6], 11: [12], 12: [12], 13: [15], 14: [7], 15: [11], 16: [7, 8], 17: [9], 18: [4] },
  },
  secundaria_clase: { 1: [1], 2: [2], 3: [13], 4: [14], 5: [13], 6: [14], 7: [9], 8: [11] },
};
