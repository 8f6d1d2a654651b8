export class Costs {
  constructor(measure?: () => number);
  addStep(name: string, cost: { wall: number; cpu: number | undefined; tests?: number }): void;
  addJestFiles(step: string, path: string): void;
  addShares(step: string, files: readonly { file: string; seconds: number }[]): void;
  dearFiles(): string[];
  overBudget(): string[];
}
