import type { Locale } from '@ruta/contracts';
import type { DpiResult, DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { formatDay } from '@ruta/contracts/kit/day-text';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import { QUADRANTS } from '../../kernel/quadrant-figures';
import { drawPdf, type Paper } from '../../pdf/paper';
import { QUADRANT_NAMES } from '../../pdf/quadrants.texts';
import { dpiPaperTexts, type DpiPaperWords } from './dpi-paper.texts';

/** Draws the results of a school: only what its results show (DPI-03; decision 0052). */
export function dpiPdf(results: DpiResults, locale: Locale): Promise<Buffer> {
  const t = dpiPaperTexts(locale);
  const { school, cycle, dpiClosure, totalValidated, professors, shown, items, ranking, network, reason } = results;
  const facts = {
    title: `${t('title')} ${cycle.name}`,
    author: school.name,
    language: locale === 'es' ? 'es-MX' : 'en',
    head: [school.name, t('cycle', { cycle: cycle.name })],
    foot: (page: number, pages: number) => t('page', { page, pages }),
  };
  return drawPdf(facts, (paper) => {
    paper.title(t('title'));
    paper.facts([
      [t('school'), school.name],
      [
        t('window'),
        dpiClosure
          ? t('window.days', { from: formatDay(dpiClosure.start_at), to: formatDay(dpiClosure.end_at) })
          : t('window.none'),
      ],
      [t('finished'), t('people.of', { n: totalValidated, of: Math.max(professors.length, totalValidated) })],
      [t('shown'), t('people', { n: shown })],
    ]);
    if (reason !== null) return paper.text(t(reason === 'no-answers' ? 'none' : 'small', { min: results.min_group }));
    paper.heading(t('all'));
    drawShares(paper, shareOfAll(results), locale);
    const byId = new Map(items.map((item) => [item.id, item]));
    const averages = new Map(network.map(({ question_id, average }) => [question_id, average]));
    ranking.forEach((id, at) => {
      const item = byId.get(id);
      if (!item) return;
      paper.together((question) => {
        if (at === 0) question.heading(t('ranking'));
        drawQuestion(question, item, { t, locale, network: averages.get(id) });
      });
    });
    paper.gap();
    paper.quiet(t('note', { min: results.min_group }));
  });
}

type Shares = readonly { quadrant: number; total: number; percentage: number }[];

const shareOfAll = ({ chart }: DpiResults): Shares => chart;
const shareOfItem = (item: DpiResult): Shares =>
  QUADRANTS.map((quadrant) => ({
    quadrant,
    total: item[`total_quadrant_${quadrant}`],
    percentage: item[`percentage_quadrant_${quadrant}`],
  }));

interface Beside {
  t: DpiPaperWords;
  locale: Locale;
  /** The network's average; undefined while fewer than six schools have final figures. */
  network: number | undefined;
}

function drawQuestion(paper: Paper, item: DpiResult, { t, locale, network }: Beside): void {
  const { question, average, answered, instruments } = item;
  paper.item(question);
  const figures = t('question', { average: average.toFixed(1), answered, instruments });
  paper.quiet(network === undefined ? figures : `${figures} · ${t('network', { average: network.toFixed(1) })}`);
  drawShares(paper, shareOfItem(item), locale);
  paper.gap();
}

/** The bar of the quadrants, and those with answers in words. */
function drawShares(paper: Paper, shares: Shares, locale: Locale): void {
  // As `percentText` of the design system writes it.
  const sign = locale === 'es' ? ' %' : '%';
  paper.bar(
    shares.map(({ quadrant, percentage }) => ({
      ...{ share: percentage, color: QUADRANT_COLORS[quadrant - 1] ?? '', label: String(quadrant) },
    })),
  );
  paper.quiet(
    shares
      .filter(({ total }) => total > 0)
      .map(
        ({ quadrant, percentage, total }) =>
          `${quadrant} ${QUADRANT_NAMES[locale][quadrant - 1]} ${percentage.toFixed(1)}${sign} (${total})`,
      )
      .join(' · '),
  );
}
