import type { QuestionType, SurveyKind } from '@ruta/contracts/surveys/limits';
import { THEMES, type Both, type ThemeSeed } from './survey-themes.demo-data';

interface QuestionSeed extends Omit<ThemeSeed, 'options'> {
  type: QuestionType;
  required: boolean;
  options: readonly Both[];
}

export interface SurveySeed {
  code: string;
  kind: SurveyKind;
  anonymous: boolean;
  title: Both;
  instructions: Both;
  questions: readonly QuestionSeed[];
}

const quadrant = (theme: keyof typeof THEMES): QuestionSeed => ({
  type: 'quadrant',
  required: true,
  ...THEMES[theme],
});
const POINTS: readonly Both[] = [
  ['1 · Muy mal', '1 · Very poor'],
  ['2 · Mal', '2 · Poor'],
  ['3 · Regular', '3 · Fair'],
  ['4 · Bien', '4 · Good'],
  ['5 · Muy bien', '5 · Very good'],
];
const scale = (es: string, en: string): QuestionSeed => ({
  ...{ type: 'scale', required: true, question: [es, en], options: POINTS },
});
const nps = (es: string, en: string): QuestionSeed => ({
  ...{ type: 'nps', required: true, question: [es, en], options: [] },
});
const open = (es: string, en: string): QuestionSeed => ({
  ...{ type: 'text', required: false, question: [es, en], options: [] },
});

/** The five surveys of the network. None asks who somebody is. */
export const SURVEYS: readonly SurveySeed[] = [
  {
    ...{ code: 'act_central_general', kind: 'activity', anonymous: false },
    title: ['Tu opinión sobre la actividad', 'Your opinion of the activity'],
    instructions: [
      'Piensa en la actividad completa. No hay respuestas correctas: sirve para mejorar la siguiente.',
      'Think of the whole activity. There are no right answers: it helps to make the next one better.',
    ],
    questions: [
      ...(['utilidad', 'claridad', 'aplicabilidad', 'organizacion', 'participacion'] as const).map(quadrant),
      open('¿Qué cambiarías para la próxima vez?', 'What would you change next time?'),
    ],
  },
  {
    ...{ code: 'cte_sesion', kind: 'activity', anonymous: false },
    title: ['La sesión del Consejo Técnico', 'The session of the technical council'],
    instructions: [
      'Contesta sobre la sesión de hoy. Toma un par de minutos.',
      'Answer about today’s session. It takes a couple of minutes.',
    ],
    questions: [
      ...(['utilidad', 'participacion', 'acuerdos', 'tiempo'] as const).map(quadrant),
      open('¿Cuál fue el acuerdo más importante?', 'Which agreement was the most important?'),
    ],
  },
  {
    ...{ code: 'taller_formacion', kind: 'activity', anonymous: true },
    title: ['Sobre el taller', 'About the workshop'],
    instructions: [
      'Esta encuesta es anónima. Di lo que piensas: nadie sabrá qué contestaste tú.',
      'This survey is anonymous. Say what you think: nobody will know what you answered.',
    ],
    questions: [
      ...(['utilidad', 'facilitador', 'materiales', 'tiempo', 'aplicabilidad', 'recomendacion'] as const).map(quadrant),
      open('¿Qué te faltó?', 'What was missing?'),
    ],
  },
  {
    ...{ code: 'conf_satisfaccion', kind: 'conference', anonymous: false },
    title: ['Tu asesoría por video', 'Your session by video'],
    instructions: [
      'Califica la asesoría que acabas de recibir, de 1 a 5.',
      'Rate the session that you have just had, from 1 to 5.',
    ],
    questions: [
      scale('Puntualidad', 'Punctuality'),
      scale('Dominio del tema', 'Knowledge of the topic'),
      scale('Claridad', 'Clarity'),
      scale('Utilidad', 'Usefulness'),
      nps('¿Qué tan probable es que la recomiendes?', 'How likely are you to recommend it?'),
      open('¿Algo más?', 'Anything else?'),
    ],
  },
  {
    ...{ code: 'upgraded_bilingual', kind: 'upgraded', anonymous: false },
    title: ['Encuesta de la actividad', 'Survey of the activity'],
    instructions: [
      'Puedes contestar en español o en inglés y cambiar cuando quieras.',
      'You can answer in Spanish or in English, and change whenever you like.',
    ],
    questions: (['utilidad', 'claridad', 'materiales', 'tiempo', 'recomendacion'] as const).map(quadrant),
  },
];
