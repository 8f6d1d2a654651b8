/** A deliberate break, and the test that must turn red. */
interface Break {
  what: string;
  file: string;
  find: string;
  replace: string;
  test: string;
  title: string;
}

export const breaks: readonly Break[];
