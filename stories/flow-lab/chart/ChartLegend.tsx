import { memo } from 'react';
import { Disclosure } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { TransitionKind } from '@ruta/state-machines/kit/transitions';
import { callGlyph, coverageColor, coverageGlyph, insideGlyph, kindColor, kindGlyph } from './look';
import { Legend } from './FlowChart.styles';
import { kindWords, words } from './words';

const Glyph = ({ path, color }: { path: string; color: string }) => (
  <svg width={16} height={16} viewBox="0 0 10 10" aria-hidden>
    <path d={path} fill="none" stroke={color} strokeWidth={1.6} />
  </svg>
);

const kinds = (Object.keys(kindGlyph) as TransitionKind[]).filter((kind) => kind !== 'initial');

/** Legend of the chart's symbols. */
export const ChartLegend = memo(function ChartLegend({
  language,
  hasCoverage,
}: {
  language: LabelLanguage;
  hasCoverage: boolean;
}) {
  return (
    <Disclosure title={words.legend[language]}>
      <Legend>
        {kinds.map((kind) => (
          <li key={kind}>
            <Glyph path={kindGlyph[kind]} color={kindColor[kind]} />
            {kindWords[kind][language]}
          </li>
        ))}
        <li>
          <Glyph path={callGlyph} color={kindColor.event} />
          {words.callIs[language]}
        </li>
        <li>
          <Glyph path={insideGlyph} color={kindColor.event} />
          {words.inside[language]}
        </li>
        {hasCoverage &&
          (['covered', 'uncovered'] as const).map((name) => (
            <li key={name}>
              <Glyph path={coverageGlyph[name]} color={coverageColor[name]} />
              {words[name][language]}
            </li>
          ))}
        {(['activeIs', 'takenIs', 'cardIs'] as const).map((name) => (
          <li key={name}>{words[name][language]}</li>
        ))}
      </Legend>
    </Disclosure>
  );
});
