export { TagRemove, tagSurface } from './Tag.styles';
