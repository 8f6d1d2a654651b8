import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { loadMoreIcons } from '../design-system/src/components/Icon/icons';

expect.extend(toHaveNoViolations);
// A host may be very slow for a moment. `npm test` names what passes only the second time.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
// The machine may be busy, so queries wait up to 20 s.
configure({ asyncUtilTimeout: 20_000 });

// Icons that load later would be drawn outside of act.
beforeAll(() => loadMoreIcons());
