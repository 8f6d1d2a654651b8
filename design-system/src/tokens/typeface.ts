import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Fonts of the device that stand in, and the factor that gives their lines the width of Figtree's. */
const STAND_INS = [
  { name: 'Figtree Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], adjust: 1.007 },
  { name: 'Figtree Roboto', local: ['Roboto'], adjust: 1.009 },
] as const;
/** Figtree's ascent and descent, as parts of the font size. */
const ASCENT = 0.95;
const DESCENT = 0.25;

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/**
 * The typeface (decision 0030): Figtree, latin letters, one variable file of 20 kB. The browser asks for it when the first
 * text is drawn, so it never delays that text. Until it is there, a font of the device with the same widths and line
 * box stands in, so that nothing moves. Letters beyond the file come from the device.
 */
export const typefaceCss = `
  @font-face {
    font-family: 'Figtree'; font-style: normal; font-weight: 300 900; font-display: swap;
    src: url('${url}') format('woff2');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2212;
  }
  ${STAND_INS.map(
    ({ name, local, adjust }) => `@font-face {
    font-family: '${name}'; src: ${local.map((font) => `local('${font}')`).join(', ')};
    size-adjust: ${percent(adjust)}; ascent-override: ${percent(ASCENT / adjust)};
    descent-override: ${percent(DESCENT / adjust)}; line-gap-override: 0%;
  }`,
  ).join('\n  ')}
`;

/** Font stack: the typeface, its stand-ins, and the fonts of devices that have neither. */
export const typefaceStack = [
  'Figtree',
  ...STAND_INS.map(({ name }) => name),
  'system-ui',
  '-apple-system',
  'Segoe UI',
  'Noto Sans',
  'sans-serif',
]
  .map((font) => (font.includes(' ') ? `'${font}'` : font))
  .join(', ');
