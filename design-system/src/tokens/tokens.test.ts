import { colorAt, contrastPairs, contrastRatio, minimumRatio } from './contrast';
import type { SchemeName } from './contrast';
import { cssVariables } from './theme';
import { compact, tokens } from './tokens';

const names: readonly SchemeName[] = ['light', 'dark', 'lightMore', 'darkMore'];

describe('contrast', () => {
  it('measures the two ends', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#4484ce', '#4484ce')).toBe(1);
  });

  it.each(names)('every pair of the %s scheme is readable', (scheme) => {
    const weak = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrastRatio(colorAt(scheme, pair.on), colorAt(scheme, pair.role)) }))
      .filter((pair) => pair.ratio < minimumRatio[pair.use])
      .map((pair) => `${pair.role} on ${pair.on}: ${pair.ratio.toFixed(2)} < ${minimumRatio[pair.use]}`);
    expect(weak).toEqual([]);
  });

  it.each(['lightMore', 'darkMore'] as const)('%s reads its muted text at 7:1', (scheme) => {
    expect(contrastRatio(colorAt(scheme, 'bg.surface'), colorAt(scheme, 'text.muted'))).toBeGreaterThanOrEqual(7);
  });
});

describe('variables', () => {
  it('names each leaf by its path', () => {
    expect(cssVariables({ color: { bg: { page: '#ffffff' } }, space: { 4: '16px' } })).toBe(
      '--ruta-color-bg-page:#ffffff;--ruta-space-4:16px;',
    );
  });

  it('keeps space on the 4 px grid', () => {
    const steps = [...Object.values(tokens.space), ...Object.values(compact.space)];
    expect(steps.filter((step) => Number.parseInt(step, 10) % 4 !== 0)).toEqual([]);
  });

  it('DS-02 is never roomier in the compact density than in the regular one, and in the same order', () => {
    const regular: Readonly<Record<string, string>> = tokens.space;
    const tight = Object.entries({ ...regular, ...compact.space }).map(([step, size]) => [
      step,
      Number.parseInt(size, 10),
    ]);
    for (const [step, size] of tight)
      expect(size).toBeLessThanOrEqual(Number.parseInt(regular[String(step)] ?? '', 10));
    const sizes = tight.map(([, size]) => Number(size));
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(Number.parseInt(compact.size.control.s, 10)).toBeLessThan(Number.parseInt(tokens.size.control.s, 10));
  });
});
