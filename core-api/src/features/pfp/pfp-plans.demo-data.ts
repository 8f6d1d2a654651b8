import type { FormationRole } from '@ruta/contracts/pfp/limits';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';

type Words = readonly [es: string, en: string];

interface DemoContent {
  kind: 'pdf' | 'film' | 'picture' | 'document' | 'link';
  name: string;
  /** The text of a PDF, or the address of a link. */
  about?: string;
  required?: true;
}

interface DemoPlan {
  key: string;
  name: Words;
  description: Words;
  hours: number;
  roles: readonly FormationRole[];
  levels: readonly LevelKey[];
  contents: readonly DemoContent[];
}

const LEADERS: readonly FormationRole[] = ['DIR', 'SUBD', 'COOR'];

/** The six formation plans of the demo (domain decision 4.10), in order. */
export const FORMATION_PLANS: readonly DemoPlan[] = [
  {
    key: 'liderazgo_directivo',
    name: ['Liderazgo directivo', 'School leadership'],
    description: [
      'Acompañar al equipo docente: observar, conversar y decidir con información.',
      'To accompany teachers: observing, talking and deciding on facts.',
    ],
    ...{ hours: 8, roles: LEADERS, levels: [] },
    contents: [
      {
        ...{ kind: 'pdf', name: 'Conversar después de observar', required: true },
        about:
          'Una conversación breve el mismo día vale más que un informe un mes después. Empieza por lo que la maestra o el maestro vio, sigue con la evidencia y cierra con un solo acuerdo.',
      },
      { kind: 'picture', name: 'Ciclo de acompañamiento' },
      { kind: 'document', name: 'Formato para trabajar en academia' },
      {
        kind: 'link',
        name: 'Nueva Escuela Mexicana, sitio oficial',
        about: 'https://nuevaescuelamexicana.sep.gob.mx/',
      },
    ],
  },
  {
    key: 'planeacion_didactica',
    name: ['Planeación didáctica', 'Lesson planning'],
    description: [
      'Planear al revés: qué deben lograr, cómo lo sabremos y qué haremos en clase.',
      'Planning backwards: what they should achieve, how we will know, and what we do in class.',
    ],
    ...{ hours: 6, roles: ['COOR', 'PROF'], levels: [] },
    contents: [
      {
        ...{ kind: 'pdf', name: 'Guía para planear por proyectos', required: true },
        about:
          'Un proyecto empieza por una pregunta de la comunidad y termina en un producto que alguien usa. Anota el propósito, el producto y las evidencias antes de pensar en actividades.',
      },
      { kind: 'film', name: 'Una clase planeada al revés', required: true },
      { kind: 'picture', name: 'Mapa del plano didáctico' },
      { kind: 'document', name: 'Formato de planeación' },
      { kind: 'link', name: 'Programas de estudio', about: 'https://www.gob.mx/sep' },
    ],
  },
  {
    key: 'evaluacion_formativa',
    name: ['Evaluación formativa', 'Formative assessment'],
    description: [
      'Criterios de logro, preguntas de salida y devoluciones a tiempo.',
      'Criteria of success, exit questions and feedback in time.',
    ],
    ...{ hours: 4, roles: [], levels: [] },
    contents: [
      {
        ...{ kind: 'pdf', name: 'Devoluciones que hacen avanzar', required: true },
        about:
          'Una buena devolución dice qué está logrado, qué falta y cuál es el siguiente paso. Llega mientras el trabajo todavía se puede mejorar.',
      },
      { kind: 'film', name: 'Preguntas de salida en tres minutos' },
      { kind: 'document', name: 'Rúbrica en blanco' },
      { kind: 'picture', name: 'Escalera de la retroalimentación' },
    ],
  },
  {
    key: 'inclusion_convivencia',
    name: ['Inclusión y convivencia', 'Inclusion and living together'],
    description: [
      'Aulas donde todas y todos participan, y acuerdos que se sostienen.',
      'Classrooms in which everybody takes part, and agreements that hold.',
    ],
    ...{ hours: 5, roles: [], levels: ['preescolar', 'primaria', 'secundaria'] },
    contents: [
      {
        ...{ kind: 'pdf', name: 'Acuerdos de aula', required: true },
        about:
          'Los acuerdos se escriben con el grupo, se dicen en positivo y se revisan cada mes. Uno que nadie recuerda no es un acuerdo.',
      },
      { kind: 'picture', name: 'Círculo de diálogo' },
      { kind: 'document', name: 'Bitácora de convivencia' },
      { kind: 'link', name: 'Materiales de convivencia', about: 'https://www.gob.mx/sep' },
    ],
  },
  {
    key: 'ensenanza_bilingue',
    name: ['Enseñanza bilingüe', 'Bilingual teaching'],
    description: [
      'Lengua y contenido a la vez: andamiaje, repetición con sentido y voz para el alumnado.',
      'Language and content at once: scaffolding, meaningful repetition, and a voice for learners.',
    ],
    ...{ hours: 6, roles: ['PROF'], levels: ['primaria'] },
    contents: [
      {
        ...{ kind: 'pdf', name: 'Andamiaje en la clase bilingüe', required: true },
        about:
          'Antes de pedir una respuesta larga, da el principio de la frase. Lo que se dice con apoyo hoy se dice sin él en dos semanas.',
      },
      { kind: 'film', name: 'Rutinas en inglés para empezar' },
      { kind: 'picture', name: 'Frases para participar' },
      { kind: 'document', name: 'Glosario por proyecto' },
    ],
  },
  {
    key: 'tecnologia_educativa',
    name: ['Tecnología educativa', 'Technology for teaching'],
    description: [
      'Poca tecnología, bien escogida: que ahorre tiempo o haga visible el aprendizaje.',
      'Little technology, well chosen: it saves time or makes learning visible.',
    ],
    ...{ hours: 3, roles: ['PROF'], levels: ['secundaria', 'bachillerato'] },
    contents: [
      {
        ...{ kind: 'pdf', name: 'Antes de elegir una herramienta', required: true },
        about:
          'Pregunta primero qué problema resuelve. Si la respuesta es “ninguno”, el pizarrón es mejor. Revisa qué datos pide y si funciona sin internet.',
      },
      { kind: 'film', name: 'Grabar una explicación corta' },
      { kind: 'picture', name: 'Árbol de decisiones' },
      { kind: 'link', name: 'Recursos abiertos', about: 'https://www.gob.mx/sep' },
    ],
  },
];
