import type { coachAgenda } from '@ruta/contracts/agenda/agenda.screens';
import { visits as contract } from '@ruta/contracts/visits/visits.api';
import type { visits } from '@ruta/contracts/visits/visits.api';
import { call, route, screenRoute } from '.';

// The type check is the test: an unused `@ts-expect-error` does not compile.

test('a route repeats method and path of its contract, checked by the compiler', () => {
  const update = route<typeof visits.update>('put', '/schools/visits/:id');
  // @ts-expect-error another method
  route<typeof visits.update>('post', '/schools/visits/:id');
  // @ts-expect-error another path
  route<typeof visits.update>('put', '/schools/visits/:visit_id');
  // @ts-expect-error another area
  screenRoute<typeof coachAgenda>('scholastic', '/schools/:school_id/agenda');
  expect(update).toEqual({ method: contract.update.method, path: contract.update.path });
});

test('a call needs what its contract needs', () => {
  const update = route<typeof visits.update>('put', '/schools/visits/:id');
  const never = () => [
    // @ts-expect-error no path parameter
    call(update, { body: { revision: 1 } }),
    // @ts-expect-error there is no body
    call(update, { params: { id: 1 } }),
    // @ts-expect-error an unknown field
    call(update, { params: { id: 1 }, body: { revision: 1, colour: 'red' } }),
    call(update, { params: { id: 1 }, body: { revision: 1 } }).then(({ data }): number => data.revision),
  ];
  expect(never).toBeDefined();
});
