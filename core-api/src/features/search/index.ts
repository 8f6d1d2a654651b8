export type { SearchSource } from './search.service';
