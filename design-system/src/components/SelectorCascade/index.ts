export { SelectorCascade } from './SelectorCascade';
export type {
  CascadeLevel,
  CascadeOptions,
  SelectorCascadeLabels,
  SelectorCascadeProps,
} from './SelectorCascade.types';
