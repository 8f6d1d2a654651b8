import type { Panel } from '@ruta/contracts';
import { UpstreamProblem } from '../core/upstream-problem';

type Parts = Record<string, Promise<unknown>>;
type PanelsOf<T extends Parts> = { [K in keyof T]: Panel<Awaited<T[K]>> };

/**
 * Awaits optional parts of a screen in parallel. A part that fails is marked as unavailable; the screen opens (law 8).
 */
export async function gather<T extends Parts>(parts: T): Promise<PanelsOf<T>> {
  const panels = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await settle(part)] as const),
  );
  return Object.fromEntries(panels) as PanelsOf<T>; // same keys, each with its own part
}

async function settle<T>(part: Promise<T>): Promise<Panel<T>> {
  try {
    return { state: 'ready', data: await part };
  } catch (error) {
    if (error instanceof UpstreamProblem && error.isTheirs) return { state: 'unavailable', code: error.code };
    throw error; // 401, 403 and programming errors fail the screen
  }
}

/** The part, or `instead` if core-api refuses it with 403. Other failures are thrown. */
export async function withoutRefusal<T, U>(part: Promise<T>, instead: U): Promise<T | U> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamProblem && error.code === 'access.refused') return instead;
    throw error;
  }
}
