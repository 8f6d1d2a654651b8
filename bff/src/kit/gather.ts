import type { Panel } from '@ruta/contracts';
import { UpstreamProblem } from '../core/upstream-problem';

type Parts = Record<string, Promise<unknown>>;
type PanelsOf<T extends Parts> = { [K in keyof T]: Panel<Awaited<T[K]>> };

/** Optional parts of a screen, asked for at once. One that fails is marked; the screen still opens (law 9). */
export async function gather<T extends Parts>(parts: T): Promise<PanelsOf<T>> {
  const panels = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await settle(part)] as const),
  );
  return Object.fromEntries(panels) as PanelsOf<T>; // the same names, each with its own part
}

async function settle<T>(part: Promise<T>): Promise<Panel<T>> {
  try {
    return { state: 'ready', data: await part };
  } catch (error) {
    if (error instanceof UpstreamProblem && error.isTheirs) return { state: 'unavailable', code: error.code };
    throw error; // signed out, not allowed, or our own mistake: never dressed up as an empty panel
  }
}

/** A part that the person may not see, as `instead`; any other failure stays one. Asks at once, without knowing rights. */
export async function withoutRefusal<T, U>(part: Promise<T>, instead: U): Promise<T | U> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamProblem && error.code === 'access.refused') return instead;
    throw error;
  }
}
