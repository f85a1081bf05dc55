export { finderOf } from './find-sources.ts';
export { ProblemsPane } from './ProblemsPane.tsx';
export { walkProblems } from './problem-walk.ts';
