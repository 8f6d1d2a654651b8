import type { IStyleSheetManager } from 'styled-components';

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const CONDITIONAL: ReadonlySet<string> = new Set(['@media', '@supports', '@container']);

/** The selectors and declarations of a rule; null for what stays as it is, such as a pseudo-element, which `&` cannot name. */
function ruleOf({ type, props, children }: Element): { selectors: string[]; children: Element[] } | null {
  if (type !== 'rule' || !Array.isArray(props) || !Array.isArray(children)) return null;
  return props.some((selector) => selector.includes('::')) ? null : { selectors: props, children };
}

/**
 * Writes `.a{@media …{…}}` in place of `@media …{.a{…}}`, with the same order and specificity. Chromium recomputes
 * the style of every element when a conditional rule is added at the top of a sheet, and components add their rules when
 * they first render. A rule of a class affects that class alone (decision 0014).
 */
export const nestedAtRules: Plugin = (element, index, siblings) => {
  if (!CONDITIONAL.has(element.type) || element.root || !Array.isArray(element.children)) return;
  const rules = element.children.map(ruleOf);
  const nested = rules.flatMap((rule) =>
    (rule?.selectors ?? []).map((selector): Element => {
      const outer: Element = { ...element, type: 'rule', value: selector, props: [selector] };
      outer.children = [{ ...element, root: outer, parent: outer, children: rule?.children ?? [] }];
      return outer;
    }),
  );
  const [first, ...others] = nested;
  if (first === undefined || rules.includes(null)) return;
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...others);
};

/** None where the browser knows no nesting, and in the tests, whose document cannot say. */
export const STYLE_PLUGINS: Plugin[] =
  typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('selector(&)') ? [nestedAtRules] : [];
