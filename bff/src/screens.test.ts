import { screens as contracts } from '@ruta/contracts/api';
import type { Screen } from '@ruta/contracts';
import { screens } from './screens';
import { refusal, startBff, type Bff } from './testing/start-bff';

const addressOf = ({ area, path }: Screen) => `/bff/${area}${path}`;

test('every screen of the contracts is served, once', () => {
  const promised = Object.values(contracts).flatMap((room) => Object.values<Screen>(room));
  expect(screens.map(({ screen }) => addressOf(screen)).sort()).toEqual(promised.map(addressOf).sort());
});

describe('every screen', () => {
  let bff: Bff;
  beforeAll(async () => (bff = await startBff()));
  afterAll(() => bff.stop());

  const addresses = screens.map(({ screen }) => addressOf(screen).replace(/:\w+/g, '1'));
  test.each(addresses)('B59 %s refuses parameters that no contract has', async (address) => {
    for (const name of ['of_no_contract', ...Object.getOwnPropertyNames(Object.prototype)]) {
      for (const key of [name, `filter[${name}]`]) {
        const res = await bff.get(`${address}?${key}=1`);
        expect({ key, status: res.status }).toEqual({ key, status: 422 });
        expect(res.body).toEqual(refusal('request.invalid'));
      }
    }
    expect(bff.core.seen).toEqual([]);
  });
});
