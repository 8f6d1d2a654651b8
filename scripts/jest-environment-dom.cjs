// jsdom plus the web globals of Node that it lacks (react-router needs TextEncoder, the API client fetch).
const { TestEnvironment } = require('jest-environment-jsdom');
// The copy of the stylesheet parser that jsdom itself uses.
const cssom = require(require.resolve('rrweb-cssom', { paths: [require.resolve('jsdom')] }));

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

/** Properties that decide whether a query finds an element and whether it can be pressed. */
const DECIDING = ['display', 'visibility', 'opacity', 'pointer-events', 'user-select'];
const readStyles = cssom.parse;
const decides = (rule) =>
  rule.cssRules
    ? (rule.cssRules = rule.cssRules.filter(decides)).length > 0
    : DECIDING.some((name) => rule.style?.getPropertyValue(name));

/**
 * For each query by role, jsdom matches every rule of every stylesheet against every element, which takes more than a
 * third of a screen's test. With `onlyDecidingStyles` it keeps only rules that change the result of a query.
 */
function onlyDeciding(text) {
  const sheet = readStyles(text);
  sheet.cssRules = sheet.cssRules.filter(decides);
  return sheet;
}

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    cssom.parse = config.projectConfig.testEnvironmentOptions.onlyDecidingStyles ? onlyDeciding : readStyles;
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) {
        Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
      }
    }
    this.global.Uint8Array = Uint8Array;
  }
};
