export { LoadingLine } from './LoadingLine';
