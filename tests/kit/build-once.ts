import { build } from '../../scripts/build.mjs';

/** Before the first journey: the product is built once, for all that will run beside each other. */
export default build;
