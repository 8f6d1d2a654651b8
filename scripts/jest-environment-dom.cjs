// jsdom plus the web globals of Node that it lacks (react-router needs TextEncoder, the API client fetch).
const { TestEnvironment } = require('jest-environment-jsdom');
const { keepDecidingStyles } = require('./jest-deciding-styles.cjs');

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

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const onlyDeciding = config.projectConfig.testEnvironmentOptions.onlyDecidingStyles === true;
    keepDecidingStyles(onlyDeciding);
    // styled-components inserts each rule. Else it appends it to the text of a style sheet, which jsdom reads anew each time.
    if (onlyDeciding) this.global.SC_DISABLE_SPEEDY = false;
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) {
        Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
      }
    }
    this.global.Uint8Array = Uint8Array;
  }
};
