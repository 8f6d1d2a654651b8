/** The colours of the quadrants in the demo, from critical to consolidated. */
export const QUADRANT_COLORS: readonly string[] = ['#C62828', '#E65100', '#B7791F', '#2E7D32', '#1565C0'];
