import type { QuadrantFigures } from '../ChartFrame';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import type { QuadrantRow } from './QuadrantBars.types';

const questions: Readonly<Record<StoryLanguage, readonly string[]>> = {
  es: [
    'Comunicación: cuando hay un cambio en la escuela, nos enteramos a tiempo',
    'Liderazgo: la dirección escucha antes de decidir',
    'Colaboración: planeamos juntos por academia',
    'Reconocimiento: el trabajo bien hecho se nota',
    'Convivencia: los conflictos se resuelven hablando',
  ],
  en: [
    'Communication: when something changes at school, we hear of it in time',
    'Leadership: the head listens before deciding',
    'Collaboration: we plan together by subject',
    'Recognition: good work is noticed',
    'Living together: conflicts are solved by talking',
  ],
};
const totals: readonly QuadrantFigures[] = [
  [6, 9, 8, 4, 1],
  [2, 4, 9, 8, 5],
  [0, 3, 7, 12, 6],
  [4, 6, 10, 6, 2],
  [1, 1, 4, 9, 13],
];

/** A row with average and percentages computed as a server would. */
export function rowOf(id: string, label: string, of: QuadrantFigures): QuadrantRow {
  const answered = of.reduce<number>((sum, total) => sum + total, 0);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const share = (index: number) => (answered === 0 ? 0 : tenth((100 * (of[index] ?? 0)) / answered));
  const weighed = of.reduce<number>((sum, total, index) => sum + total * (index + 1), 0);
  return {
    id,
    label,
    totals: of,
    percentages: [share(0), share(1), share(2), share(3), share(4)],
    average: answered === 0 ? 0 : tenth(weighed / answered),
  };
}

/** The DPI of a primary school with 28 respondents. */
export const climate = (language: StoryLanguage): QuadrantRow[] =>
  questions[language].map((label, index) => rowOf(`q${index + 1}`, label, totals[index] ?? [0, 0, 0, 0, 0]));
