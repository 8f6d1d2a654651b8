import { vars } from '@ruta/design-system';
import type { TransitionKind } from '@ruta/state-machines/kit/transitions';

const { color } = vars;

/** Colour of an arrow by kind. Words, glyphs and dashes carry the same information. */
export const kindColor: Readonly<Record<TransitionKind, string>> = {
  event: color.text.muted,
  after: color.text.warning,
  done: color.text.success,
  error: color.text.danger,
  end: color.text.success,
  always: color.status.progress.fg,
  initial: color.text.default,
};

/** 10 × 10 px glyph by kind of transition. */
export const kindGlyph: Readonly<Record<TransitionKind, string>> = {
  event: 'M1 5H8M5 2L8 5L5 8',
  after: 'M5 1A4 4 0 1 1 4.9 1M5 2.8V5L6.6 6',
  done: 'M1.5 5.5L4 8L8.5 2',
  error: 'M2 2L8 8M8 2L2 8',
  end: 'M2 9V1.5H8L6.3 3.6L8 5.7H2',
  always: 'M5 1L9 5L5 9L1 5Z',
  initial: 'M5 3A2 2 0 1 1 4.9 3',
};

/** Glyph of a transition without a target. */
export const insideGlyph = 'M8.2 3.4A3.7 3.7 0 1 0 8.7 5.6M8.6 0.9V3.5H6';

/** Glyph of an invocation. */
export const callGlyph = 'M2.5 1.5L8.5 5L2.5 8.5Z';

/** Glyphs for covered (tick) and uncovered (ring). */
export const coverageGlyph = { covered: 'M1.5 5.5L4 8L8.5 2', uncovered: 'M5 1.2A3.8 3.8 0 1 1 4.9 1.2' } as const;
export const coverageColor = { covered: color.text.success, uncovered: color.text.warning } as const;
