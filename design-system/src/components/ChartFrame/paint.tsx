import { vars } from '../../tokens/theme';

/** The five quadrants; 1 is the worst. */
export type Quadrant = 1 | 2 | 3 | 4 | 5;
/** Index in the sequence of data colours. */
export type DataColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** Colour and pattern of a mark. */
export type Paint = `quadrant-${Quadrant}` | `data-${DataColor}`;
/** Pattern lines in the background's colour, which keeps their contrast of 3:1. */
export type Texture = 'plain' | 'stripes' | 'dots' | 'bars' | 'cross';

const SIDE = 8;
const sequence: readonly Texture[] = ['plain', 'stripes', 'dots', 'bars', 'cross'];
const textures: Readonly<Record<Quadrant, Texture>> = { 1: 'cross', 2: 'stripes', 3: 'dots', 4: 'bars', 5: 'plain' };

/** The nth data colour; repeats after eight. */
export function dataPaint(index: number): Paint {
  return `data-${((index % 8) + 1) as DataColor}`;
}

/** CSS variable of its colour. */
export function colorOf(paint: Paint): string {
  const [family, step] = paint.split('-') as ['quadrant', `${Quadrant}`] | ['data', `${DataColor}`];
  return family === 'quadrant' ? vars.color.quadrant[step] : vars.color.data[step];
}

/** Its pattern. */
function textureOf(paint: Paint): Texture {
  const step = Number(paint.split('-')[1]);
  if (paint.startsWith('quadrant')) return textures[step as Quadrant];
  return sequence[(step - 1) % sequence.length] ?? 'plain';
}

/** `fill` of a mark in a drawing with `ChartPatterns` of this id. */
export const fillOf = (id: string, paint: Paint): string => `url(#${id}-${paint})`;

const lines: Readonly<Record<Exclude<Texture, 'plain' | 'dots'>, string>> = {
  stripes: `M-2 2 2 -2M0 ${SIDE} ${SIDE} 0M6 10 10 6`,
  bars: `M4 0V${SIDE}`,
  cross: `M-2 2 2 -2M0 ${SIDE} ${SIDE} 0M6 10 10 6M-2 6 2 10M0 0 ${SIDE} ${SIDE}M6 -2 10 2`,
};

function Lines({ texture }: { texture: Texture }) {
  if (texture === 'plain') return null;
  if (texture === 'dots') return <circle cx="4" cy="4" r="1.4" data-part="dot" />;
  return <path d={lines[texture]} data-part="line" />;
}

/** SVG patterns for `fillOf`. Colours come from `drawingLook` on an ancestor. */
export function ChartPatterns({ id, paints }: { id: string; paints: readonly Paint[] }) {
  return (
    <defs>
      {[...new Set(paints)].map((paint) => (
        <pattern key={paint} id={`${id}-${paint}`} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
          <rect
            width={SIDE}
            height={SIDE}
            data-part="ground"
            style={{ fill: `var(--chart-ground, ${colorOf(paint)})` }}
          />
          <Lines texture={textureOf(paint)} />
        </pattern>
      ))}
    </defs>
  );
}
