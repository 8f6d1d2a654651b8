import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import type { JestAxe, toHaveNoViolations } from 'jest-axe';
import * as React from 'react';
import { loadMoreIcons } from '../design-system/src/components/Icon/icons';

// axe is large: only the test files that call it load it.
expect.extend({
  toHaveNoViolations: (results: Awaited<ReturnType<JestAxe>>) =>
    jest
      .requireActual<{ toHaveNoViolations: typeof toHaveNoViolations }>('jest-axe')
      .toHaveNoViolations.toHaveNoViolations(results),
});

// A host may be very slow for a moment. `npm test` names what passes only the second time.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const { getElementError } = getConfig();
configure({
  // The machine may be busy, so queries wait up to 20 s.
  asyncUtilTimeout: 20_000,
  // A query that waits fails many times, and each error would print the document. The last one prints it.
  getElementError: (message, container) => {
    // The library's own mark of queries that wait, which its types leave out.
    if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') !== true)
      return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// React's development build records a stack for each of the first 10,000 elements of a render, for its own tools. Messages
// name the components without it. The count is a private part of React: where it is missing, React records them.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// Icons that load later would be drawn outside of act.
beforeAll(() => loadMoreIcons());
