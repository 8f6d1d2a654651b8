import { screens as contracts } from '@ruta/contracts/api';
import type { Screen } from '@ruta/contracts';
import { screens } from './screens';

const addressOf = ({ area, path }: Screen) => `/bff/${area}${path}`;

test('every screen of the contracts is served, once', () => {
  const promised = Object.values(contracts).flatMap((room) => Object.values<Screen>(room));
  expect(screens.map(({ screen }) => addressOf(screen)).sort()).toEqual(promised.map(addressOf).sort());
});
