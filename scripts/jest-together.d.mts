export function shuffled(files: readonly string[], seed: number): string[];
interface Project {
  readonly displayName: string;
  readonly rootDir: string;
}
export function together<P extends Project>(
  project: P,
  options: { folders: readonly string[]; seed: number; leavesOut?: (file: string) => boolean },
): P & { readonly roots: readonly string[]; readonly testMatch: readonly string[] };
