export { QuadrantDistribution } from './QuadrantDistribution';
export type { QuadrantDistributionProps, QuadrantDistributionWords } from './QuadrantDistribution';
