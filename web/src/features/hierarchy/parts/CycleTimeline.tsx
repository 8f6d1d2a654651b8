import type { CSSProperties } from 'react';
import type { HistoryCycle, HistorySpan } from '@ruta/contracts/hierarchy/school-history.schema';
import { Heading, Stack, Text } from '@ruta/design-system';
import { formatDayUnbroken } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { schoolHistoryTexts } from '../school-history.texts';
import { axisOf, monthsOf, stretchOf } from '../timeline';
import type { Axis, Stretch } from '../timeline';
import { Bar, MonthLine, MonthName, Months, Place, Places, Span, Spans, Track } from '../timeline.styles';

/** The text of a place. An ending in _one would make it a plural. */
const textOf = (place: HistorySpan['place']) =>
  place === 'secondary_one' ? 'secondaryOne' : place === 'secondary_two' ? 'secondaryTwo' : place;

const at = ({ from, share }: Partial<Stretch>) => ({ '--from': from, '--share': share }) as CSSProperties;

/** A name at the very end would be cut. */
const hasRoom = ({ from }: { from: number }) => from < 0.93;

/** Who had which place of a school in a cycle: in words, and beside them drawn over its months. */
export function CycleTimeline({ cycle, today }: { cycle: HistoryCycle; today: string }) {
  const t = useTexts(schoolHistoryTexts);
  const locale = useLocale();
  const axis = axisOf(cycle);
  const months = monthsOf(axis, locale);
  const { period, spans, is_running } = cycle;
  return (
    <Stack gap={3} element="section">
      <Heading level={2} size="M">
        {t(is_running ? 'cycle.running' : 'cycle', { period })}
      </Heading>
      <Months aria-hidden="true">
        <div>
          <div>
            {months.filter(hasRoom).map(({ name, from }) => (
              <MonthName key={from} style={at({ from })}>
                {name}
              </MonthName>
            ))}
          </div>
        </div>
      </Months>
      <Places>
        {[...new Set(spans.map(({ place }) => place))].map((place) => (
          <Place key={place}>
            <Text variant="label" tone="muted">
              {t(textOf(place))}
            </Text>
            <Spans>
              {spans
                .filter((span) => span.place === place)
                .map((span) => (
                  <OneSpan key={span.id} span={span} axis={axis} months={months} today={today} />
                ))}
            </Spans>
          </Place>
        ))}
      </Places>
    </Stack>
  );
}

interface OneSpanProps {
  span: HistorySpan;
  axis: Axis;
  months: readonly { from: number }[];
  today: string;
}

function OneSpan({ span, axis, months, today }: OneSpanProps) {
  const t = useTexts(schoolHistoryTexts);
  const from = formatDayUnbroken(span.from);
  return (
    <Span>
      <div>
        <Text element="p" weight="medium">
          {span.fullname}
        </Text>
        <Text element="p" variant="label" tone="muted">
          {span.to === null ? t('span.open', { from }) : t('span.closed', { from, to: formatDayUnbroken(span.to) })}
        </Text>
      </div>
      <Track aria-hidden="true">
        {months.map((month) => (
          <MonthLine key={month.from} style={at(month)} />
        ))}
        <Bar data-open={span.to === null || undefined} style={at(stretchOf(span, axis, today))} />
      </Track>
    </Span>
  );
}
