/** A theme: its name in both languages, minutes, and minutes of rest. */
type Theme = readonly [es: string, en: string, duration: number, cooldown: number];

interface Category {
  name: readonly [es: string, en: string];
  themes: readonly Theme[];
}

interface Area {
  name: readonly [es: string, en: string];
  rubrics: readonly { name: readonly [es: string, en: string]; categories: readonly Category[] }[];
}

const category = (es: string, en: string, ...themes: readonly Theme[]): Category => ({ name: [es, en], themes });
const rubric = (es: string, en: string, ...categories: readonly Category[]) => ({
  name: [es, en] as const,
  categories,
});

/** What sessions are about in a new installation, and in the demo: 4 areas, 8 rubrics, 14 categories, 30 themes. */
export const STARTING_THEMES: readonly Area[] = [
  {
    name: ['Académica', 'Teaching'],
    rubrics: [
      rubric(
        'Planeación',
        'Planning',
        category(
          'Planeación didáctica',
          'Lesson planning',
          ['Planear por proyectos', 'Project planning', 30, 10],
          ['Una clase planeada al revés', 'Backward lesson design', 45, 15],
          ['Secuencias para multigrado', 'Sequences for multigrade classes', 45, 15],
        ),
        category(
          'Evaluación',
          'Assessment',
          ['Evaluación formativa en el aula', 'Formative assessment in class', 30, 10],
          ['Rúbricas que se usan', 'Rubrics people use', 30, 10],
        ),
      ),
      rubric(
        'Aula',
        'Classroom',
        category(
          'Lectura y escritura',
          'Reading and writing',
          ['Lectura en voz alta', 'Reading aloud', 30, 10],
          ['Producción de textos', 'Writing texts', 30, 10],
        ),
        category(
          'Matemáticas',
          'Mathematics',
          ['Resolver problemas', 'Solving problems', 30, 10],
          ['Cálculo mental', 'Mental arithmetic', 15, 0],
        ),
      ),
    ],
  },
  {
    name: ['Directiva', 'Leadership'],
    rubrics: [
      rubric(
        'Gestión escolar',
        'School management',
        category(
          'Planes de la escuela',
          'School plans',
          ['Del diagnóstico al PAI', 'From the diagnostic to the action plan', 60, 15],
          ['Seguimiento del PFI', 'Following the yearly plan', 45, 15],
          ['Dar fecha al año', 'Dating the year', 30, 10],
        ),
        category(
          'Equipo docente',
          'The team of teachers',
          ['Acompañar en el aula', 'Accompanying in class', 45, 15],
          ['Retroalimentar sin juzgar', 'Feedback without judgement', 45, 15],
          ['Reuniones que sirven', 'Meetings that help', 30, 10],
        ),
      ),
      rubric(
        'Comunidad',
        'Community',
        category(
          'Familias',
          'Families',
          ['Reuniones con familias', 'Meetings with families', 30, 10],
          ['Acuerdos de convivencia', 'Agreements on coexistence', 30, 10],
        ),
      ),
    ],
  },
  {
    name: ['Bilingüe', 'Bilingual'],
    rubrics: [
      rubric(
        'Inglés en primaria',
        'English in primary school',
        category(
          'Didáctica del inglés',
          'Teaching English',
          ['Rutinas en inglés', 'Routines in English', 30, 10],
          ['Juegos de vocabulario', 'Vocabulary games', 30, 10],
          ['Leer cuentos en inglés', 'Reading stories in English', 30, 10],
        ),
        category(
          'Evaluación del inglés',
          'Assessing English',
          ['Escuchar y hablar', 'Listening and speaking', 30, 10],
          ['Preparar la certificación', 'Preparing for certification', 60, 15],
        ),
      ),
      rubric(
        'Programa bilingüe',
        'Bilingual programme',
        category(
          'Coordinación',
          'Coordination',
          ['Horas y grupos', 'Hours and groups', 30, 10],
          ['Materiales en dos lenguas', 'Materials in two languages', 30, 10],
        ),
      ),
    ],
  },
  {
    name: ['Plataforma y tecnología', 'Platform and technology'],
    rubrics: [
      rubric(
        'Ruta',
        'Ruta',
        category(
          'Primeros pasos',
          'First steps',
          ['Conocer Ruta', 'Getting to know Ruta', 30, 0],
          ['La agenda de mi escuela', 'My school’s agenda', 15, 0],
        ),
        category(
          'Planes en Ruta',
          'Plans in Ruta',
          ['Escribir el PAI en Ruta', 'Writing the action plan in Ruta', 45, 10],
          ['Reportes y constancias', 'Reports and proofs', 30, 10],
        ),
      ),
      rubric(
        'Tecnología en el aula',
        'Technology in class',
        category('Herramientas', 'Tools', ['Un aula con un proyector', 'A class with a projector', 30, 10]),
        category('Ciudadanía digital', 'Digital citizenship', ['Cuidarse en línea', 'Staying safe online', 30, 10]),
      ),
    ],
  },
];
