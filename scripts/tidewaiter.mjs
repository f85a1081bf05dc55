#!/usr/bin/env node
// Entry of the command line: lets Node read TypeScript, then starts src/cli/main.ts.
import { register } from 'tsx/esm/api';

// Whoever reads the first lines only (`| head`) closes the pipe; the command ends as it would have.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

register();
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
