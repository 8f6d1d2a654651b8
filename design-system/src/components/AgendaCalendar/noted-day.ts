import { vars } from '../../tokens';

/** The shade of a day with a note: stripes, which stay beside every background colour. */
export const notedDay = `repeating-linear-gradient(-45deg, transparent 0 6px, color-mix(in srgb, ${vars.color.border.default} 55%, transparent) 6px 7px)`;
