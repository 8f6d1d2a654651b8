import type { DpiResult, DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { QuadrantStrip } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { Paper } from '../../../shared/paper/Paper';
import { Facts, Pages, Whole } from '../../../shared/paper/paper.styles';
import { PaperHead } from '../../../shared/paper/PaperHead';
import { PaperTable } from '../../../shared/paper/PaperTable';
import { dpiResultsTexts } from '../dpi-results.texts';
import { sharesOf, totalsOf, totalsOfAll } from '../result-figures';
import { useBefore } from '../use-before';
import { useFacts } from '../use-facts';
import { useNoFigures } from '../use-no-figures';
import { useRanking } from '../use-ranking';

/** The whole result on paper, over as many pages as it needs (DPI-03): only what the screen shows. */
export function DpiPaper({ results }: { results: DpiResults }) {
  return (
    <Paper>
      <Sheets results={results} />
    </Paper>
  );
}

function Sheets({ results }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const locale = useLocale();
  const none = useNoFigures(results);
  const { school, cycle } = results;
  return (
    <Pages data-paper lang={locale}>
      <PaperHead of={school.name} title={t('title')} period={cycle.name} />
      <Facts>
        {useFacts(results).map(({ id, term, detail }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
      {none ? (
        <Whole>
          <h2>{none.title}</h2>
          <p>{none.body}</p>
        </Whole>
      ) : (
        <Figures results={results} />
      )}
    </Pages>
  );
}

function Figures({ results }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  const q = useTexts(quadrantTexts);
  const names = [q('q1'), q('q2'), q('q3'), q('q4'), q('q5')] as const;
  const ranking = useRanking(results);
  const before = useBefore(results);
  const { items, chart, network, min_group } = results;
  return (
    <>
      <h2>{t('bars')}</h2>
      {items.map((item) => (
        <Question key={item.id} item={item} names={names} min={min_group} />
      ))}
      <Whole>
        <h2>{t('totals')}</h2>
        <QuadrantStrip {...totalsOfAll(chart)} names={names} />
      </Whole>
      <h2>{t('table')}</h2>
      <PaperTable aria-label={t('table')} {...ranking} />
      {network.length > 0 && <p>{t('network.note')}</p>}
      {before.rows.some((row) => row.before !== null) && (
        <>
          <h2>{t('before')}</h2>
          <PaperTable aria-label={t('before')} {...before} />
        </>
      )}
    </>
  );
}

type Names = readonly [string, string, string, string, string];

function Question({ item, names, min }: { item: DpiResult; names: Names; min: number }) {
  const q = useTexts(quadrantTexts);
  const { question, answered, average } = item;
  return (
    <Whole>
      <h3>
        {question} · {answered === 0 ? q('few', { min }) : `${q('average')} ${average.toFixed(1)}`}
      </h3>
      <QuadrantStrip totals={totalsOf(item)} percentages={sharesOf(item)} names={names} />
    </Whole>
  );
}
