export { SnackbarRegion } from './Snackbar';
export type { SnackbarRegionProps } from './Snackbar';
export { SNACKBAR_TIMEOUT, snackbar } from './snackbar-queue';
export type { SnackbarMessage, SnackbarTone } from './snackbar-queue';
