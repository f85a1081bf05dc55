// Owns an embedded PostgreSQL on the folder of its first argument until it is killed; prints its address.
import { register } from 'tsx/esm/api';

register();
const { startEmbeddedPostgres } = await import('../../src/server/embedded/postgres.ts');
const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2], log: () => {} });
console.log(url);
