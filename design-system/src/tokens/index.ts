export { breakpoints, compact, media, tokens } from './tokens';
export { GlobalStyle } from './GlobalStyle';
export { vars } from './theme';
export { colorAt, contrastPairs, contrastRatio, minimumRatio } from './contrast';
export type { SchemeName } from './contrast';
