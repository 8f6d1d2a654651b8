import type { dpiBank } from '@ruta/contracts/dpi/bank.api';
import type { adminDpiBank } from '@ruta/contracts/dpi/bank.screens';
import { route, screenRoute } from '../../lib/api';

type Calls = typeof dpiBank;

export const bankScreen = screenRoute<typeof adminDpiBank>('admin', '/dpi-questions');

export const addQuestion = route<Calls['addQuestion']>('post', '/dpi-questions');
export const changeQuestion = route<Calls['changeQuestion']>('put', '/dpi-questions/:id');
export const orderQuestion = route<Calls['orderQuestion']>('put', '/dpi-questions/:id/order');

/** Addresses to reload after the bank changed. */
export const DPI_BANK: readonly string[] = ['/dpi-questions', '/catalogues', '/audit'];
