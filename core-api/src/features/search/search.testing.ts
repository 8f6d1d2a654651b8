import { roomFixtures } from '../../testing/fixtures';

export const searchFixtures = roomFixtures({ queries: { 'GET /search': { q: 'colegio' } } });
