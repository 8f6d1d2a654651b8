import { textWidth, wrapped } from './text-size';

const WIDTH = 190;

describe('SM-02 text widths without a page', () => {
  it('SM-02 wraps at blanks and leaves nothing out', () => {
    const text = 'Hay fecha de hoy o posterior, hora y motivo de 10 a 500 caracteres';
    const lines = wrapped(text, WIDTH, 'guard');
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 'guard')).toBeLessThanOrEqual(WIDTH);
  });

  it('SM-02 cuts a code name at a capital where it is wider than a line', () => {
    expect(wrapped('[everyAxisHasActionsAndSpecifications]', WIDTH, 'code')).toEqual([
      '[everyAxisHasActionsAnd',
      'Specifications]',
    ]);
  });

  it.each(['ñ'.repeat(200), '🧑‍🏫'.repeat(60), 'مدرسة'.repeat(40), ''])(
    'SM-02 no line of %j is wider than its room',
    (text) => {
      const lines = wrapped(text, WIDTH, 'title');
      expect(lines.join('')).toBe(text);
      for (const line of lines) expect(textWidth(line, 'title')).toBeLessThanOrEqual(WIDTH);
    },
  );
});
