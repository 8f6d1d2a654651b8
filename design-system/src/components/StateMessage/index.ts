export { EmptyState, ErrorState, ForbiddenState } from './StateMessage';
export type { EmptyStateProps, ErrorStateProps, ForbiddenStateProps } from './StateMessage';
