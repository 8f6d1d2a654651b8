export { breakpoints, compact, media, tokens } from './tokens';
export { GlobalStyle, vars } from './theme';
export { colorAt, contrastPairs, contrastRatio, minimumRatio } from './contrast';
export type { SchemeName } from './contrast';
