import { svgFile } from './svg-file';

const parts = {
  markup:
    '<g class="a" data-state="x" style="--x: 1"><rect fill="var(--ruta-color-bg-surface, #fff)" stroke="var(--gone, rgb(1 2 3 / 0.4))"/></g>',
  width: 120.4,
  height: 80,
  title: 'Visita "3.º B" <coach> & más',
  background: 'var(--ruta-color-bg-inset)',
};
const values: Readonly<Record<string, string>> = {
  '--ruta-color-bg-surface': ' #101010 ',
  '--ruta-color-bg-inset': '#000',
  '--font': '"Segoe UI", sans-serif',
};
const file = svgFile(parts, (name) => values[name] ?? '');

describe('SM-02 an exported chart', () => {
  it('SM-02 has the colours of the theme in it, and the own fallback of what the theme does not know', () => {
    expect(file).toContain('fill="#101010"');
    expect(file).toContain('stroke="rgb(1 2 3 / 0.4)"');
    expect(file).toContain('<rect width="100%" height="100%" fill="#000"/>');
    expect(file).not.toContain('var(');
  });

  it('SM-02 names its fonts without breaking the attribute they stand in', () => {
    const text = svgFile(
      { ...parts, markup: '<text font-family="var(--font)">Hoy</text>' },
      (name) => values[name] ?? '',
    );
    expect(text).toContain(`font-family="'Segoe UI', sans-serif"`);
  });

  it('SM-02 is sized as the drawing, carries its name, and nothing of the page', () => {
    expect(file).toContain('width="121" height="80" viewBox="0 0 121 80"');
    expect(file).toContain('<title>Visita &quot;3.º B&quot; &lt;coach> &amp; más</title>');
    expect(file).not.toMatch(/data-|class=|style=/);
  });
});
