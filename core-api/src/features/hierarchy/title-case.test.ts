import { titleCase } from './title-case';

test.each([
  ['ROSA DE LA TORRE', 'Rosa de la Torre'],
  ['juan pablo iii', 'Juan Pablo III'],
  ['JUAN PABLO II', 'Juan Pablo II'],
  ['ENRIQUE VIII', 'Enrique VIII'],
  ['María E Solís', 'María E Solís'],
  ['MARÍA E. SOLÍS', 'María E. Solís'],
  ['JOSÉ ORTEGA Y GASSET', 'José Ortega y Gasset'],
  ['josé ortega y gasset', 'José Ortega y Gasset'],
  ['McGregor Vi', 'McGregor Vi'],
  ["D'ÁVILA-NÚÑEZ", "D'Ávila-Núñez"],
  ['ñandú ixtlilxóchitl', 'Ñandú Ixtlilxóchitl'],
])('HIE-02 %s is written %s', (typed, shown) => {
  expect(titleCase(typed)).toBe(shown);
});
