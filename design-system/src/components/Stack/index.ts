export { Grid, Inline, Stack } from './Stack';
export type { GridProps, InlineProps, LayoutElement, SpaceStep, StackProps } from './Stack';
