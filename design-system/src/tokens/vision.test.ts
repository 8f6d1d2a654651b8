import { colorDifference } from './color-difference';
import { colorAt } from './contrast';
import type { SchemeName } from './contrast';
import { seenAs, visions } from './vision';

const schemes: readonly SchemeName[] = ['light', 'dark', 'lightMore', 'darkMore'];
/** Minimum ΔE00 between two colours. Seven is clearly visible on adjacent areas; numbers and patterns add to it. */
const APART = 7;

const quadrants = [1, 2, 3, 4, 5].map((step) => `quadrant.${step}`);
const sequence = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `data.${step}`);
const everyPair = quadrants.flatMap((one, at) => quadrants.slice(at + 1).map((other) => [one, other] as const));
// In a pie the last slice is next to the first.
const neighbours = sequence.map((one, at) => [one, sequence[(at + 1) % sequence.length] ?? one] as const);
const cases = schemes.flatMap((scheme) => visions.map((vision) => [scheme, vision] as const));

describe('DS-01 colours of charts', () => {
  it('measures as the published pairs of CIEDE2000 do', () => {
    expect(colorDifference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(colorDifference([50, -1, 2], [50, 0, 0])).toBeCloseTo(2.3669, 4);
    expect(colorDifference([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
    expect(colorDifference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  });

  it('sees red and green alike where a person does', () => {
    const apart = (vision: (typeof visions)[number]) =>
      colorDifference(seenAs('#a04000', vision), seenAs('#587000', vision));
    expect(apart('normal')).toBeGreaterThan(30);
    expect(apart('deuteranopia')).toBeLessThan(apart('normal') / 2);
    expect(seenAs('#c62828', 'greyscale')[1]).toBeCloseTo(0, 1);
  });

  it.each(cases)('all five quadrants differ from each other by colour alone: %s, %s', (scheme, vision) => {
    expect(tooClose(everyPair, scheme, vision)).toEqual([]);
  });

  it.each(cases)('data colours differ from the next in the sequence: %s, %s', (scheme, vision) => {
    expect(tooClose(neighbours, scheme, vision)).toEqual([]);
  });
});

function tooClose(
  pairs: readonly (readonly [string, string])[],
  scheme: SchemeName,
  vision: (typeof visions)[number],
): string[] {
  return pairs
    .map(([one, other]) => {
      const apart = colorDifference(seenAs(colorAt(scheme, one), vision), seenAs(colorAt(scheme, other), vision));
      return { name: `${one} and ${other}: ${apart.toFixed(1)}`, apart };
    })
    .filter(({ apart }) => apart < APART)
    .map(({ name }) => name);
}
