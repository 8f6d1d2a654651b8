export { planService } from './plan.service';
