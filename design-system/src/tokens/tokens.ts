import { palette } from './palette';
import { typefaceStack } from './typeface';

const { gray, blue, red, green, gold, amber, violet, white } = palette;

/** The same tree with strings as leaves. */
export type Tree<T> = { readonly [K in keyof T]: T[K] extends string | number ? string : Tree<T[K]> };
/** A partial tree: the overrides of a scheme. */
export type Delta<T> = { readonly [K in keyof T]?: T[K] extends string | number ? string : Delta<T[K]> };

const lightColor = {
  bg: {
    page: gray[25],
    surface: white,
    raised: white,
    inset: gray[50],
    overlay: 'rgb(15 19 24 / 0.45)',
    hover: gray[50],
    selected: blue[50],
    accent: { muted: blue[50], strong: blue[600] },
    success: { muted: green[50], strong: green[600] },
    warning: { muted: amber[50], strong: amber[600] },
    danger: { muted: red[50], strong: red[600] },
    visit: { muted: gold[50], strong: gold[600] },
    neutral: { muted: gray[50], strong: gray[700] },
  },
  text: {
    default: gray[900],
    muted: gray[600],
    disabled: gray[500],
    link: '#2a62a4',
    onStrong: white,
    accent: '#2a62a4',
    success: green[700],
    warning: amber[700],
    danger: red[700],
    visit: gold[700],
  },
  border: { default: gray[200], strong: gray[300], control: gray[500], focus: palette.brand },
  icon: { brand: palette.brand },
  status: {
    pending: { fg: blue[700], bg: '#e8f2fd', border: blue[200], solid: blue[500] },
    outdated: { fg: red[700], bg: red[50], border: red[200], solid: red[500] },
    taken: { fg: green[700], bg: green[50], border: green[200], solid: green[500] },
    visit: { fg: gold[700], bg: gold[50], border: gold[200], solid: gold[500] },
    draft: { fg: gray[700], bg: gray[50], border: gray[300], solid: gray[600] },
    progress: { fg: violet[700], bg: violet[50], border: violet[200], solid: violet[500] },
  },
  /** Chart quadrants from 1 (worst, darkest) to 5 (lightest), distinguishable by lightness alone. */
  quadrant: { 1: '#690a10', 2: '#8a3400', 3: '#8a5e00', 4: '#3f883a', 5: '#4c91d8' },
  /** Chart series in order of use, alternately dark and light. */
  data: {
    1: '#2a62a4',
    2: '#d2641f',
    3: '#1f6f5c',
    4: '#8c6fd6',
    5: '#7a5200',
    6: '#d1477f',
    7: '#3d4a5c',
    8: '#3f9142',
  },
} as const;

/** Colour roles. */
export type ColorRoles = Tree<typeof lightColor>;

const darkColor: ColorRoles = {
  bg: {
    page: gray[975],
    surface: gray[950],
    raised: gray[900],
    inset: gray[1000],
    overlay: 'rgb(0 0 0 / 0.6)',
    hover: gray[850],
    selected: '#1a2c42',
    accent: { muted: '#1a2c42', strong: '#3572b8' },
    success: { muted: '#15301c', strong: '#2b7a38' },
    warning: { muted: '#38260f', strong: '#96590c' },
    danger: { muted: '#3d1b1c', strong: '#c93434' },
    visit: { muted: '#332809', strong: '#8a6508' },
    neutral: { muted: gray[850], strong: gray[600] },
  },
  text: {
    default: '#e8ecf2',
    muted: gray[400],
    disabled: '#6f7b8b',
    link: blue[300],
    onStrong: white,
    accent: blue[300],
    success: green[300],
    warning: amber[300],
    danger: red[300],
    visit: gold[300],
  },
  border: { default: '#2b343f', strong: '#3d4856', control: '#6f7b8b', focus: '#5c9ce0' },
  icon: { brand: '#5c9ce0' },
  status: {
    pending: { fg: '#8dc1f5', bg: '#13283f', border: '#2b527d', solid: '#4d9be6' },
    outdated: { fg: red[300], bg: '#3d1b1c', border: '#7c3534', solid: '#f0645e' },
    taken: { fg: green[300], bg: '#15301c', border: '#2f6239', solid: '#55b163' },
    visit: { fg: gold[300], bg: '#332809', border: '#6c5518', solid: '#d3a22b' },
    draft: { fg: gray[300], bg: gray[850], border: '#46515f', solid: '#8a96a6' },
    progress: { fg: violet[300], bg: '#2a2145', border: '#564689', solid: '#9c83ea' },
  },
  quadrant: { 1: '#cd3a34', 2: '#e06c25', 3: '#d9a72e', 4: '#a3d797', 5: '#e3f0fd' },
  data: {
    1: '#5c9ce0',
    2: '#f3a15f',
    3: '#3f9e86',
    4: '#c9b6ff',
    5: '#c08a2c',
    6: '#ff9ec4',
    7: '#7f8b9b',
    8: '#b4e08c',
  },
};

/** Overrides of high contrast in the light scheme. */
const lightMore: Delta<ColorRoles> = {
  bg: { page: white, hover: gray[100], accent: { strong: '#1d4f8a' }, danger: { strong: '#a11c1c' } },
  text: {
    default: palette.black,
    muted: '#333d4b',
    disabled: gray[600],
    link: '#174a85',
    accent: '#174a85',
    danger: '#8c1512',
  },
  border: { default: gray[600], strong: gray[700], control: gray[800], focus: '#174a85' },
  icon: { brand: '#174a85' },
};

/** Overrides of high contrast in the dark scheme. */
const darkMore: Delta<ColorRoles> = {
  bg: { page: palette.black, surface: gray[1000], raised: gray[950], accent: { strong: '#2a62a4' } },
  text: {
    default: white,
    muted: '#cdd5df',
    disabled: gray[400],
    link: '#a9d0f8',
    accent: '#a9d0f8',
    danger: '#ffc0bb',
  },
  border: { default: gray[500], strong: gray[400], control: gray[300], focus: '#a9d0f8' },
  icon: { brand: '#a9d0f8' },
};

/** The four schemes; `…More` holds overrides only. */
export const schemes = { light: lightColor as ColorRoles, dark: darkColor, lightMore, darkMore } as const;

/** All tokens, with the colours of the light scheme. */
export const tokens = {
  color: lightColor,
  space: { 0: '0', 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 7: '32px', 8: '40px', 9: '64px' },
  size: { control: { s: '32px', m: '40px', l: '48px' }, touch: '44px' },
  radius: { s: '4px', m: '8px', l: '12px', full: '999px' },
  shadow: { float: '0 1px 2px rgb(15 19 24 / 0.08), 0 8px 28px rgb(15 19 24 / 0.14)' },
  z: { nav: '100', overlay: '1000', snackbar: '1100' },
  font: {
    family: typefaceStack,
    mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
    size: {
      caption: '0.8125rem',
      label: '0.875rem',
      body: '1rem',
      title: '1.125rem',
      heading: '1.375rem',
      display: '1.75rem',
    },
    weight: { regular: '400', medium: '500', bold: '650' },
    line: { tight: '1.25', body: '1.5' },
  },
  motion: { fast: '120ms', medium: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

/** Overrides of compact density: smaller controls and spacing. Touch targets stay. */
export const compact = {
  space: { 3: '8px', 4: '12px', 5: '16px', 6: '20px', 7: '24px', 8: '32px', 9: '48px' },
  size: { control: { s: '28px', m: '32px', l: '40px' } },
} as const satisfies Delta<Tree<typeof tokens>>;

/** Breakpoints in CSS pixels: phone below the first, tablet below the second. */
export const breakpoints = { phone: 640, tablet: 960 } as const;

/** Media queries: `${media.phone} { … }`. */
export const media = {
  phone: '@media (max-width: 639.98px)',
  notPhone: '@media (min-width: 640px)',
  /** Below this width a table beside the navigation rail lacks room for its columns. */
  narrow: '@media (max-width: 767.98px)',
  tablet: '@media (max-width: 959.98px)',
  desktop: '@media (min-width: 960px)',
  coarse: '@media (pointer: coarse)',
  forcedColors: '@media (forced-colors: active)',
} as const;
