export { figuresService } from './figures.service';
