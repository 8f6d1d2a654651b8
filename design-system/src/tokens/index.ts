export { palette } from './palette';
export { breakpoints, compact, media, schemes, tokens } from './tokens';
export type { ColorRoles, Tree } from './tokens';
export { GlobalStyle, cssVariables, vars } from './theme';
export { colorAt, contrastPairs, contrastRatio, minimumRatio } from './contrast';
export type { ContrastPair, PairUse, SchemeName } from './contrast';
