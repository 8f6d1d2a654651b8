import type { DpiResult, DpiResults } from '@ruta/contracts/dpi/dpi.schema';

/** Answers to a question by quadrant. */
export const totalsOf = (item: DpiResult) =>
  [
    item.total_quadrant_1,
    item.total_quadrant_2,
    item.total_quadrant_3,
    item.total_quadrant_4,
    item.total_quadrant_5,
  ] as const;

/** Their percentages. */
export const sharesOf = (item: DpiResult) =>
  [
    item.percentage_quadrant_1,
    item.percentage_quadrant_2,
    item.percentage_quadrant_3,
    item.percentage_quadrant_4,
    item.percentage_quadrant_5,
  ] as const;

/** Answers to all questions by quadrant, with their percentages. */
export function totalsOfAll(chart: DpiResults['chart']) {
  const of = (quadrant: number) => chart.find((row) => row.quadrant === quadrant);
  const total = (quadrant: number) => of(quadrant)?.total ?? 0;
  const share = (quadrant: number) => of(quadrant)?.percentage ?? 0;
  return {
    totals: [total(1), total(2), total(3), total(4), total(5)] as const,
    percentages: [share(1), share(2), share(3), share(4), share(5)] as const,
  };
}
