import { vars } from '@ruta/design-system';
import type { Box } from './layout';

const SIZE = 20;

/** Opens and closes a compound state by pointer; the keyboard uses the chart's keys. Not part of an exported file. */
export function CloseButton({ box: { node, x, y, width, isClosed } }: { box: Box }) {
  return (
    <g data-toggle={node.path} data-ui="true" transform={`translate(${x + width - SIZE - 24} ${y + 7})`}>
      <rect width={SIZE} height={SIZE} rx={4} fill={vars.color.bg.surface} stroke={vars.color.border.control} />
      <path d={isClosed ? 'M5 10H15M10 5V15' : 'M5 10H15'} stroke={vars.color.text.default} strokeWidth={1.6} />
    </g>
  );
}
