import { render } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { nestedAtRules } from './nested-at-rules';

const Box = styled.div`
  color: red;
  @media (max-width: 767.98px) {
    color: blue;
    &:hover,
    &[data-on] {
      color: green;
    }
    && > span {
      color: teal;
    }
  }
  @media print {
    &::before {
      content: 'x';
    }
  }
  @supports (display: grid) {
    display: grid;
  }
`;

// The document of the tests cannot parse nested rules, and says so.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** The rules of the box, its class written as `.box`. */
function rules(plugins: readonly (typeof nestedAtRules)[]): string[] {
  const { container, unmount } = render(
    <StyleSheetManager stylisPlugins={[...plugins]}>
      <Box />
    </StyleSheetManager>,
  );
  const own = (container.firstElementChild?.className ?? '').split(' ').at(-1) ?? '';
  const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  unmount();
  const at = text.indexOf(`.${own}{`);
  return text
    .slice(at)
    .replaceAll(`.${own}`, '.box')
    .split(/(?<=\})(?=[.@])/)
    .map((rule) => rule.trim())
    .slice(0, 7);
}

test('UI-02 what a component does on a condition lies in the rule of its class, in the same order and with its selectors', () => {
  expect(rules([nestedAtRules]).join('')).toContain(
    [
      '.box{color:red;}',
      '.box{@media (max-width: 767.98px){color:blue;}}',
      '.box:hover{@media (max-width: 767.98px){color:green;}}',
      '.box[data-on]{@media (max-width: 767.98px){color:green;}}',
      '.box.box>span{@media (max-width: 767.98px){color:teal;}}',
      // A pseudo-element cannot be named from within its own rule.
      "@media print{.box::before{content:'x';}}",
      '.box{@supports (display: grid){display:grid;}}',
    ].join(''),
  );
});

test('UI-02 without nesting, conditions stand at the top of the sheet', () => {
  expect(rules([]).join('')).toContain('.box{color:red;}@media (max-width: 767.98px){.box{color:blue;}');
});
