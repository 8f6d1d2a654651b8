/**
 * It reads the text of the style sheets, which the tests of screens do without.
 * @jest-environment-options {"onlyDecidingStyles": false}
 */
import { render } from '@testing-library/react';
import { TwoColumns } from './TwoColumns';

test('UI-02 two parts of a page are side by side from 1024 px, and one part alone takes the width', () => {
  const { container } = render(
    <TwoColumns>
      <p>Plan</p>
      <p>Registro</p>
    </TwoColumns>,
  );
  const columns = container.firstElementChild as Element;
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const own = [...columns.classList].map((name) => `.${name}`).find((name) => rules.includes(name)) ?? '';
  expect(rules).toContain(`@media (min-width: 1024px){${own}{grid-template-columns:minmax(0, 6fr) minmax(0, 5fr);}`);
  expect(rules).toContain(`${own} >:only-child{grid-column:1/-1;}`);
});
