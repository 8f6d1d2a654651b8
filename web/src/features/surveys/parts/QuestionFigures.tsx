import { useState } from 'react';
import type { QuestionResult } from '@ruta/contracts/surveys/responses.schema';
import { BarChart, Card, Disclosure, Heading, QuadrantDistribution, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { responsesTexts } from '../responses.texts';
import { People, type AskedPeople } from './People';

export interface QuestionFiguresProps {
  result: QuestionResult;
  isAnonymous: boolean;
  /** The fewest answers that an anonymous question is shown with. */
  min: number;
  about: Omit<AskedPeople, 'questionId'>;
}

/** How one question was answered: quadrants and average, numbers, or how many wrote; and by whom, on demand. */
export function QuestionFigures({ result, isAnonymous, min, about }: QuestionFiguresProps) {
  const t = useTexts(responsesTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2}>
      <Figures result={result} isAnonymous={isAnonymous} min={min} />
      {!isAnonymous && result.answered > 0 && (
        <Disclosure title={t('people')} note={t('people.note')} isExpanded={isOpen} onExpandedChange={setOpen}>
          {isOpen && <People asked={{ ...about, questionId: result.questionId }} />}
        </Disclosure>
      )}
    </Stack>
  );
}

function Figures({ result, isAnonymous, min }: Pick<QuestionFiguresProps, 'result' | 'isAnonymous' | 'min'>) {
  const t = useTexts(responsesTexts);
  const q = useTexts(quadrantTexts);
  const locale = useLocale();
  const { question, type, answered, average } = result;
  // Of an anonymous question nobody learns whether few have answered it or nobody.
  const isFew = isAnonymous && answered === 0;
  const none = isFew ? q('few', { min }) : q('none');
  const labels = { ...chartLabels(locale), empty: none };
  const answers = isFew ? undefined : q('answers', { count: answered });
  const summary = isFew
    ? none
    : q('summary', { average: average.toFixed(1), answers: q('answers', { count: answered }) });
  if (type === 'text')
    return (
      <Card>
        <Stack gap={1}>
          <Heading level={2} size="M">
            {question}
          </Heading>
          <Text tone="muted">{isAnonymous ? t('open.anonymous') : t('open.count', { count: answered })}</Text>
        </Stack>
      </Card>
    );
  if (type === 'nps')
    return (
      <BarChart
        title={question}
        description={answers && `${t('nps.average')}: ${average.toFixed(1)}. ${answers}`}
        summary={summary}
        height={300}
        labels={labels}
        series={[{ id: 'answers', label: t('nps.axis') }]}
        rows={result.values.map(({ value, count }) => ({ id: String(value), label: String(value), values: [count] }))}
        rowHeader={t('nps.value')}
      />
    );
  return (
    <QuadrantDistribution
      title={question}
      description={answers}
      summary={summary}
      labels={labels}
      average={average}
      totals={[
        result.total_quadrant_1,
        result.total_quadrant_2,
        result.total_quadrant_3,
        result.total_quadrant_4,
        result.total_quadrant_5,
      ]}
      percentages={[
        result.percentage_quadrant_1,
        result.percentage_quadrant_2,
        result.percentage_quadrant_3,
        result.percentage_quadrant_4,
        result.percentage_quadrant_5,
      ]}
      words={{
        quadrants: [q('q1'), q('q2'), q('q3'), q('q4'), q('q5')],
        quadrant: q('quadrant'),
        count: q('count'),
        share: q('share'),
        average: q('average'),
      }}
    />
  );
}
