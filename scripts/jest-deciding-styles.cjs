// jsdom's style sheets, with what decides a query and nothing else. For each query by role jsdom matches every rule of
// every style sheet against every element, which takes a third of a screen's test.

// The copies that jsdom itself uses.
const ofJsdom = (name) => require(require.resolve(name, { paths: [require.resolve('jsdom')] }));
const cssom = ofJsdom('rrweb-cssom');
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

/** Properties that decide whether a query finds an element and whether it can be pressed. */
const DECIDING = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select']);
/** Values of `display` that decide: whether an element is there, and whether a space stands between it and its neighbours in a name. */
const DECIDING_DISPLAY = new Set(['none', 'contents', 'inline']);
/** What jsdom computes for each element by its parents' styles, and no query asks for. */
const COLOURS = Object.entries(resolved).filter(([name]) => !DECIDING.has(name));
/** A rule that matches nothing: styled-components counts the rules that it has inserted. */
const NOTHING = { media: [], cssRules: [] };

const { parse } = cssom;
const { insertRule } = cssom.CSSStyleSheet.prototype;

/** What decides of a rule; undefined if nothing. jsdom itself leaves out groups of rules other than `@media screen`. */
function decidingPart(rule) {
  if (rule.media && Array.from(rule.media).includes('screen')) {
    rule.cssRules = rule.cssRules.map(decidingPart).filter(Boolean);
    return rule.cssRules.length > 0 ? rule : undefined;
  }
  if (rule.selectorText === undefined || rule.style === undefined) return undefined;
  for (const name of Array.from(rule.style))
    if (!DECIDING.has(name) || (name === 'display' && !DECIDING_DISPLAY.has(rule.style.display)))
      rule.style.removeProperty(name);
  return rule.style.length > 0 ? rule : undefined;
}

function parseDeciding(text) {
  const sheet = parse(text);
  sheet.cssRules = sheet.cssRules.map(decidingPart).filter(Boolean);
  return sheet;
}

function insertDeciding(text, index) {
  insertRule.call(this, text, index);
  this.cssRules[index] = decidingPart(this.cssRules[index]) ?? NOTHING;
  return index;
}

/** Switches between styles that decide and all styles. */
function keepDecidingStyles(isOn) {
  cssom.parse = isOn ? parseDeciding : parse;
  cssom.CSSStyleSheet.prototype.insertRule = isOn ? insertDeciding : insertRule;
  for (const [name, how] of COLOURS) {
    if (isOn) delete resolved[name];
    else resolved[name] = how;
  }
}

module.exports = { keepDecidingStyles };
