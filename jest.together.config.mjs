// Jest as `npm test` runs it: the files of a Node project share their imports. `jest.config.mjs` runs each alone.
import base, { NODE_FOLDERS } from './jest.config.mjs';
import { at, say } from './scripts/kit.mjs';
import { together } from './scripts/jest-together.mjs';

const seed = Number(process.env.TESTS_SEED ?? Math.trunc(Math.random() * 1e6));
say(`Order of test files: TESTS_SEED=${seed}`);

export default {
  ...base,
  projects: base.projects.map((project) => {
    const folders = NODE_FOLDERS.get(project.displayName);
    return folders === undefined ? project : together(project, { folders, seed });
  }),
};
