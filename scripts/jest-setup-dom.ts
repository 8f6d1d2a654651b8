import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { loadMoreIcons } from '../design-system/src/components/Icon/icons';

expect.extend(toHaveNoViolations);
// Two cores, often loaded: what comes late comes.
configure({ asyncUtilTimeout: 10_000 });

// Icons that come late would be drawn outside of act.
beforeAll(() => loadMoreIcons());
