// A thread beside a drill that signs in wrongly again and again, as many times at once as it is told, each from one of so
// many networks behind a proxy, or each from a new one, and tells what came of it.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { address, networks, atOnce, email, firstOctet, untilMs } = workerData;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const until = performance.now() + untilMs;
/** By status, words without their figures, and names of headers: how often. */
const answers = {};
let calls = 0;

await Promise.all(Array.from({ length: atOnce }, (_, at) => guess(at)));
agent.destroy();
parentPort.postMessage(answers);

async function guess(at) {
  while (performance.now() < until) {
    calls += 1;
    const answer = await answered(networkOf(at), email.replace('*', String(calls)));
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

function networkOf(at) {
  if (networks === 'new') return `${101 + ((calls >> 8) % 120)}.${calls & 255}.0.1`;
  return `${firstOctet}.${(at + calls) % networks}.0.1`;
}

function answered(from, asked) {
  const body = JSON.stringify({ email: asked, password: 'a guess' });
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const call = request(`${address}/api/login`, { method: 'POST', agent, headers });
    call.on('response', (answer) => {
      let text = '';
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => {
        const words = text
          .replace(/Wait .* before/, 'Wait … before')
          .replace(/"time":\d+/, '"time":…')
          .replace(/"place":"[^"]+"/, '"place":…');
        const names = Object.keys(answer.headers).sort().join(' ');
        resolve(`${answer.statusCode} ${words} ${names}`);
      });
      answer.on('error', (error) => resolve(`no answer: ${error.code ?? error.message}`));
    });
    call.on('error', (error) => resolve(`no answer: ${error.code ?? error.message}`));
    call.end(body);
  });
}
