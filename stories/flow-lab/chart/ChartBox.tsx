import { memo } from 'react';
import { vars } from '@ruta/design-system';
import { callGlyph, insideGlyph, coverageColor, coverageGlyph, kindColor, kindGlyph } from './look';
import type { Box } from './layout';
import type { Covered } from './selection';
import { fonts } from './text-size';
import { MARK, PADDING, type Block } from './written';

const { color, font } = vars;

interface BoxProps {
  box: Box;
  isActive: boolean;
  /** Whether no child of it is active. */
  isInnermost: boolean;
  isCovered: boolean | undefined;
  isSelected: boolean;
  /** Space-separated names of the last transitions in this box. */
  taken: string;
  /** The selected transition, if it is in this box. */
  selected: string | null;
  covered: Covered | undefined;
}

function Mark({ isCovered, x, y }: { isCovered: boolean; x: number; y: number }) {
  const look = isCovered ? 'covered' : 'uncovered';
  const paint = { stroke: coverageColor[look], strokeWidth: 1.8, fill: 'none' };
  return <path d={coverageGlyph[look]} transform={`translate(${x} ${y})`} {...paint} />;
}

interface RowProps {
  block: Block;
  width: number;
  isTaken: boolean;
  isSelected: boolean;
  isCovered: boolean | undefined;
}

/** Title, call or transition inside a box. */
function Row({ block, width, isTaken, isSelected, isCovered }: RowProps) {
  const { kind, transition, y, height, lines } = block;
  const start = PADDING + (kind === 'title' ? 0 : MARK);
  const glyphColor = transition ? kindColor[transition.kind] : color.text.muted;
  const glyph =
    transition === null ? callGlyph : transition.targets.length > 0 ? kindGlyph[transition.kind] : insideGlyph;
  return (
    <g data-transition={transition?.name}>
      {transition && (
        <rect
          x={4}
          y={y - 2}
          width={width - 8}
          height={height + 3}
          rx={4}
          fill={isTaken ? color.bg.accent.muted : 'transparent'}
          stroke={isSelected || isTaken ? color.border.focus : 'none'}
          strokeWidth={isTaken ? 2 : 1.5}
          strokeDasharray={isSelected && !isTaken ? '4 3' : undefined}
        />
      )}
      {kind !== 'title' && (
        <path
          d={glyph}
          transform={`translate(${PADDING} ${y + 3})`}
          fill="none"
          stroke={glyphColor}
          strokeWidth={isTaken ? 2.4 : 1.5}
        />
      )}
      {lines.map(({ text, font: name, y: base }) => (
        <text
          key={base}
          x={start}
          y={base}
          fontSize={fonts[name].size}
          fontFamily={fonts[name].isMono ? font.mono : font.family}
          fontWeight={name === 'title' || isTaken ? font.weight.bold : font.weight.regular}
          fontStyle={name === 'guard' ? 'italic' : undefined}
          fill={name === 'title' || name === 'event' ? color.text.default : color.text.muted}
        >
          {text}
        </text>
      ))}
      {transition && isCovered !== undefined && <Mark isCovered={isCovered} x={width - MARK} y={y + 3} />}
    </g>
  );
}

/** Box of a state: its name, its calls, and the transitions that leave it. */
export const ChartBox = memo(function ChartBox(props: BoxProps) {
  const { box, isActive, isInnermost, isCovered, isSelected, taken, selected, covered } = props;
  const { node, x, y, width, height, depth, isClosed, text } = box;
  if (node.kind === 'initial') {
    return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} fill={color.text.default} />;
  }
  const isCard = node.kind === 'card';
  const isRound = node.kind === 'history';
  const names = taken.split('\n');
  const surface = isCard ? 'transparent' : depth % 2 === 0 ? color.bg.page : color.bg.surface;
  return (
    <g transform={`translate(${x} ${y})`} data-state={isCard ? undefined : node.path}>
      {isSelected && (
        <rect
          x={-5}
          y={-5}
          width={width + 10}
          height={height + 10}
          rx={13}
          fill="none"
          stroke={color.border.focus}
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      )}
      <rect
        width={width}
        height={height}
        rx={isRound ? width / 2 : 8}
        fill={isActive && isInnermost ? color.bg.selected : surface}
        stroke={isActive ? color.text.accent : color.border.control}
        strokeWidth={isActive ? 3 : 1}
        strokeDasharray={isCard ? '2 4' : undefined}
      />
      {(node.kind === 'final' || isClosed) && (
        <rect x={4} y={4} width={width - 8} height={height - 8} rx={5} fill="none" stroke={color.border.control} />
      )}
      {isRound && (
        <text
          x={width / 2}
          y={height / 2 + 4.5}
          textAnchor="middle"
          fontSize={12}
          fontWeight={font.weight.bold}
          fontFamily={font.family}
          fill={color.text.default}
        >
          H
        </text>
      )}
      {text.blocks.map((block) => (
        <Row
          key={block.transition?.name ?? block.y}
          block={block}
          width={isCard || node.children.length === 0 ? width : text.width}
          isTaken={block.transition !== null && names.includes(block.transition.name)}
          isSelected={block.transition !== null && block.transition.name === selected}
          isCovered={block.transition ? covered?.transitions.has(block.transition.name) : undefined}
        />
      ))}
      {isCovered !== undefined && !isCard && !isRound && (
        <Mark isCovered={isCovered} x={width - MARK - 4} y={PADDING + 2} />
      )}
    </g>
  );
});
