import { build } from '../../scripts/build.mjs';

/** Global set-up: builds the product once before all journeys. */
export default build;
