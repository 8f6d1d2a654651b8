// jsdom's style sheets, with what decides a query and nothing else. For each query by role jsdom matches every rule of
// every style sheet against every element, which takes a third of a screen's test.

// The copies that jsdom itself uses.
const ofJsdom = (name) => require(require.resolve(name, { paths: [require.resolve('jsdom')] }));
const cssom = ofJsdom('rrweb-cssom');
const browserStyles = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

/** Properties that decide whether a query finds an element and whether it can be pressed. */
const DECIDING = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select']);
/** Values of `display` that decide: whether an element is there, and whether a space stands between it and its neighbours in a name. */
const DECIDING_DISPLAY = new Set(['none', 'contents', 'inline']);
/** What jsdom computes for each element by its parents' styles, and no query asks for. */
const COLOURS = Object.entries(resolved).filter(([name]) => !DECIDING.has(name));
const { parse, CSSStyleSheet } = cssom;
const { insertRule, deleteRule } = CSSStyleSheet.prototype;

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

const decidingOf = ({ cssRules }) => cssRules.map(decidingPart).filter(Boolean);

// jsdom parses the styles of a browser once per worker, whose test files may be of both kinds.
const browserSheet = parse(browserStyles);
const { cssRules: browserRules } = browserSheet;
const decidingBrowserRules = decidingOf(parse(browserStyles));

/** What decides of a rule by its text, in all test files of a worker. */
const decidingByText = new Map();

function decidingOfText(text) {
  if (!decidingByText.has(text)) decidingByText.set(text, decidingOf(parse(text))[0]);
  return decidingByText.get(text);
}

/** Places of the rules inserted into a sheet, by whose numbers they are deleted; undefined where a rule decides nothing. */
const placesOf = new WeakMap();

function changePlaces(sheet, change) {
  const places = placesOf.get(sheet) ?? [...sheet.cssRules];
  placesOf.set(sheet, places);
  change(places);
  sheet.cssRules = places.filter(Boolean);
}

function insertDeciding(text, index = 0) {
  const rule = decidingOfText(text);
  changePlaces(this, (places) => places.splice(index, 0, rule));
  return index;
}

function deleteDeciding(index) {
  changePlaces(this, (places) => places.splice(index, 1));
}

/** Switches between styles that decide and all styles. */
function keepDecidingStyles(isOn) {
  browserSheet.cssRules = isOn ? decidingBrowserRules : browserRules;
  cssom.parse = (text) => {
    if (text === browserStyles) return browserSheet;
    const sheet = parse(text);
    if (isOn) sheet.cssRules = decidingOf(sheet);
    return sheet;
  };
  Object.assign(
    CSSStyleSheet.prototype,
    isOn ? { insertRule: insertDeciding, deleteRule: deleteDeciding } : { insertRule, deleteRule },
  );
  for (const [name, how] of COLOURS) {
    if (isOn) delete resolved[name];
    else resolved[name] = how;
  }
}

module.exports = { keepDecidingStyles };
