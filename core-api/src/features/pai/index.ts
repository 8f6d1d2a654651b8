export { planOf } from './plan.reader';
export { planService } from './plan.service';
