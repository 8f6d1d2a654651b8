export { monthFigures } from './figures.reader';
export { indicatorCompliance, publishedIndicators } from './indicators.reader';
