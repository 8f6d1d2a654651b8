export { Text } from './Text';
export type { TextProps, TextTone, TextVariant } from './Text';
