export { OrderList } from './OrderList';
export type { OrderItem, OrderListProps } from './OrderList.types';
