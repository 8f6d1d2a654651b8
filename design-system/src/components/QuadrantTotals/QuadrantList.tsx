import { ChartSwatch, colorOf, quadrantPaint } from '../ChartFrame';
import type { Figures, QuadrantNames, QuadrantPart } from '../ChartFrame';
import { Count, List, Meter, MeterFill, Name, Row, Share } from './QuadrantList.styles';

export interface QuadrantListProps {
  parts: readonly QuadrantPart[];
  names: QuadrantNames;
  figures: Figures;
}

/** The five quadrants as a text list: number, name, count and percentage. */
export function QuadrantList({ parts, names, figures }: QuadrantListProps) {
  return (
    <List role="list">
      {parts.map(({ quadrant, total, percent }) => (
        <Row key={quadrant}>
          <ChartSwatch paint={quadrantPaint(quadrant)} size={32} />
          <Name dir="auto">
            {/* The swatch is hidden from screen readers, so its number is in the text. */}
            <span data-part="number">{quadrant}</span>
            <span>{names[quadrant - 1]}</span>
          </Name>
          <Count>{figures.amount(total)}</Count>
          <Share>{figures.percent(percent)}</Share>
          <Meter aria-hidden>
            <MeterFill
              style={{
                '--share': `${Math.min(100, percent)}%`,
                '--colour': colorOf(quadrantPaint(quadrant)),
              }}
            />
          </Meter>
        </Row>
      ))}
    </List>
  );
}
