import { linearLight } from './contrast';

/** Types of colour vision that the palette must work for; `greyscale` covers photocopies and achromatopsia. */
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'greyscale'] as const;
export type Vision = (typeof visions)[number];
type Triple = readonly [number, number, number];

const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

/**
 * Matrices on linear RGB. Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
 * Vision Deficiency" (IEEE TVCG 15/6, 2009), severity 1.0; greyscale is Rec. 709 luminance.
 */
const matrices: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [LUMINANCE, LUMINANCE, LUMINANCE],
};

const dot = (row: Triple, colour: Triple) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];

/** CIE L*a*b* (D65) of a `#rrggbb` colour as seen with a type of colour vision. */
export function seenAs(hex: string, vision: Vision): Triple {
  const colour = linearLight(hex);
  const seen = matrices[vision].map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as [number, number, number];
  const bend = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116);
  const x = bend(dot([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047);
  const y = bend(dot([0.2126729, 0.7151522, 0.072175], seen));
  const z = bend(dot([0.0193339, 0.119192, 0.9503041], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
