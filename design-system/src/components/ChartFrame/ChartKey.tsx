import { useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { drawingLook } from './drawing.styles';
import { ChartPatterns, fillOf } from './paint';
import type { Paint } from './paint';

/** An entry of the legend. */
export interface ChartKeyItem {
  id: string;
  /** Meaning of the colour and pattern. */
  label: string;
  paint: Paint;
  /** Value, if it has a single one. */
  value?: string | undefined;
}

const SwatchRoot = styled.span`
  display: inline-flex;
  flex: none;
  ${drawingLook}
`;

/** Swatch with colour and pattern; at 32 px also with the quadrant's number. */
export function ChartSwatch({ paint, size = 20 }: { paint: Paint; size?: 20 | 32 | undefined }) {
  // At 20 px a number would hide the pattern; the label starts with it.
  const hasNumber = size === 32;
  const id = useId();
  const [family, step] = paint.split('-');
  const plate = 14;
  return (
    <SwatchRoot aria-hidden>
      <svg width={size} height={size} focusable="false">
        <ChartPatterns id={id} paints={[paint]} />
        <rect width={size} height={size} rx="4" fill={fillOf(id, paint)} data-part="swatch" />
        {hasNumber && family === 'quadrant' ? (
          <>
            <rect x={(size - plate) / 2} y={(size - plate) / 2} width={plate} height={plate} rx="3" data-part="plate" />
            <text x={size / 2} y={size / 2 + 4.5} textAnchor="middle" style={{ fontSize: 12, fontWeight: 650 }}>
              {step}
            </text>
          </>
        ) : null}
      </svg>
    </SwatchRoot>
  );
}

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  min-inline-size: 0;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};
`;

const KeyItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  max-inline-size: min(100%, 20rem);
`;

/** One line, truncated. The table shows the full text. */
export const CutText = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Figure = styled.span`
  flex: none;
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;
`;

/** Legend of colours and patterns. */
export function ChartKey({ items }: { items: readonly ChartKeyItem[] }) {
  return (
    <Keys role="list">
      {items.map(({ id, label, paint, value }) => (
        <KeyItem key={id}>
          <ChartSwatch paint={paint} />
          <CutText dir="auto" title={label}>
            {label}
          </CutText>
          {value === undefined ? null : <Figure>{value}</Figure>}
        </KeyItem>
      ))}
    </Keys>
  );
}
