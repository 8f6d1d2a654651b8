import type { RouteObject } from 'react-router';
import { coachBeyondPages } from './areas/coach-beyond';
import { coachPages } from './areas/coach';
import { scholasticPages } from './areas/scholastic';
import { addRoutes } from './late-routes';

/** The pages that are added for an address, and below which route. */
async function added(path: string) {
  const patched: [string | null, RouteObject[]][] = [];
  const patch = (id: string | null, pages: RouteObject[]) => void patched.push([id, pages]);
  await addRoutes({ path, matches: [], patch, signal: new AbortController().signal, fetcherKey: undefined });
  return patched[0];
}
const filled = ({ path = '' }: RouteObject) => path.replace(/:\w+/g, '1');

test('UI-01 every page of coaches is in the table that its address loads, below the area of coaches', async () => {
  for (const page of coachPages) expect(await added(filled(page))).toEqual(['coach', coachPages]);
  for (const page of coachBeyondPages)
    expect(await added(filled(page))).toEqual(['coach', [{ id: 'coachBeyond', children: coachBeyondPages }]]);
});

test('REP-02 every page of school staff is in the table that its address loads, those at the address of a role, too', async () => {
  for (const page of scholasticPages) expect(await added(filled(page))).toEqual(['scholastic', scholasticPages]);
});
