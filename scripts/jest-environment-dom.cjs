// jsdom plus the web globals of Node that it lacks (react-router wants TextEncoder, the API client fetch).
const { TestEnvironment } = require('jest-environment-jsdom');
// jsdom's own copy of what reads stylesheets for it.
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

/** What decides whether people meet an element: to be found, named, seen and pressed. */
const DECIDING = ['display', 'visibility', 'opacity', 'pointer-events', 'user-select'];
const readStyles = cssom.parse;
const decides = (rule) =>
  rule.cssRules
    ? (rule.cssRules = rule.cssRules.filter(decides)).length > 0
    : DECIDING.some((name) => rule.style?.getPropertyValue(name));

/**
 * For each role that a test looks for, jsdom holds every rule of every stylesheet against every element: more than a
 * third of the time of a screen's test. With `onlyDecidingStyles` it keeps those rules that a query can tell apart.
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
