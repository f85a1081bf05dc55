#!/usr/bin/env node
// Entry of the command line: lets Node read TypeScript, then starts src/cli/main.ts.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
