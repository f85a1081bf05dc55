// A thread beside a drill, so that what the drill does itself delays no measure: calls the product as a supervisor, a
// person who signs in and a person who reads lists do, each over one kept connection, health over a new one each time as
// well, and notes how long each waited.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { address, token, signIn, everyMs, patienceMs } = workerData;

const calls = {
  health: { method: 'GET', path: '/api/health' },
  signIn: { method: 'POST', path: '/api/login', body: JSON.stringify(signIn) },
  lists: {
    method: 'GET',
    path: '/api/customs-declarations?current_page=1&per_page=20',
    headers: { authorization: `Bearer ${token}` },
  },
};

const seen = Object.fromEntries(Object.keys(calls).map((name) => [name, { waits: [], failures: [] }]));
let isOver = false;
const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });
const probes = [
  ...Object.keys(calls).map((name) => probe(name, kept())),
  // A new connection waits to be accepted, which a kept one does not show.
  probe('health', new Agent({ keepAlive: false })),
];

parentPort.on('message', async (message) => {
  isOver = message === 'end';
  if (isOver) await Promise.all(probes);
  parentPort.postMessage(seen);
  for (const kind of Object.values(seen)) {
    kind.waits.length = 0;
    kind.failures.length = 0;
  }
  if (isOver) process.exit(0);
});

/** One call every so often; those that should have been made while one waited count with what they would have waited. */
async function probe(name, agent) {
  while (!isOver) {
    const began = performance.now();
    const failure = await answered(calls[name], agent);
    const waited = performance.now() - began;
    for (let wait = waited; wait > 0; wait -= everyMs[name]) seen[name].waits.push(wait);
    if (failure !== undefined) seen[name].failures.push(failure);
    await pause(Math.max(0, everyMs[name] - waited));
  }
  agent.destroy();
}

/** Undefined when the call was answered 200. */
function answered({ method, path, body, headers }, agent) {
  return new Promise((resolve) => {
    const call = request(`${address}${path}`, {
      method,
      agent,
      timeout: patienceMs,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    });
    call.on('response', (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve(answer.statusCode === 200 ? undefined : `answered ${answer.statusCode}`),
      );
      answer.on('error', (error) => resolve(error.code ?? error.message));
    });
    call.on('timeout', () => call.destroy(new Error(`no answer in ${patienceMs} ms`)));
    call.on('error', (error) => resolve(error.code ?? error.message));
    call.end(body);
  });
}
