/** A change between two averages with its sign, to one decimal. */
export const changeOf = (change: number): string => {
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return '0.0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded).toFixed(1)}`;
};
