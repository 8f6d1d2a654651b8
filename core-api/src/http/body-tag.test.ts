import { bodyTag } from './body-tag';

test('the tag of a body is weak, the same for the same bytes and another where one differs', () => {
  const month = Buffer.from('{"data":[{"id":1,"activity":"Sesión de análisis"}]}');
  expect(bodyTag(month)).toMatch(/^W\/"[a-z0-9]+-[a-z0-9]+"$/);
  expect(bodyTag(Buffer.from(month))).toBe(bodyTag(month));
  const other = Buffer.from(month);
  other[12] = 50;
  expect(bodyTag(other)).not.toBe(bodyTag(month));
});
