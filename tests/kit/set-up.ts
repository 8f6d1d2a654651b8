import { build } from '../../scripts/build.mjs';
import { layTemplates } from './template';

/** Global set-up: before all journeys builds the product and lays the demo. */
export default async function setUp(): Promise<() => Promise<void>> {
  await build();
  return layTemplates();
}
