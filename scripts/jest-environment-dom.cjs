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
    keepDecidingStyles(config.projectConfig.testEnvironmentOptions.onlyDecidingStyles === true);
    for (const name of FROM_NODE) {
      if (globalThis[name] !== undefined) {
        Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
      }
    }
    this.global.Uint8Array = Uint8Array;
  }
};
