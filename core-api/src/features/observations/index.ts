export { indicatorCompliance, publishedIndicators } from './indicators.reader';
