import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface Delivered {
  readonly recipients: readonly string[];
  /** Headers and text as they arrived, lines ended by \n. */
  readonly content: string;
}

/** What it answers to RCPT or, when the whole mail has arrived, to its end; 'hang up' breaks off instead. */
type Behaviour = { readonly to: 'recipient' | 'content'; readonly answer: string | 'hang up' | 'silence' };

/** A mail server for failures: it takes every mail, or behaves as told. */
export interface SmallMailServer {
  readonly url: string;
  /** Mails that arrived whole, taken or not. */
  readonly delivered: readonly Delivered[];
  /** For the next deliveries in turn; all others are taken. */
  next(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export async function startSmallMailServer(port = 0): Promise<SmallMailServer> {
  const delivered: Delivered[] = [];
  const behaviours: Behaviour[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    serve(socket, behaviours, delivered);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    next: (...more) => void behaviours.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function serve(socket: Socket, behaviours: Behaviour[], delivered: Delivered[]): void {
  const behaviour = behaviours.shift();
  let recipients: string[] = [];
  let content: string[] | undefined;

  const say = (words: string) => {
    if (words === 'hang up') socket.resetAndDestroy();
    else if (words !== 'silence') socket.write(`${words}\r\n`);
  };
  const sayOr = (to: Behaviour['to'], usual: string) => say(behaviour?.to === to ? behaviour.answer : usual);

  say('220 mail.example ready');
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
    if (content !== undefined) {
      if (line !== '.') return void content.push(line.replace(/^\./, ''));
      delivered.push({ recipients, content: content.join('\n') });
      content = undefined;
      return sayOr('content', '250 taken');
    }
    const verb = line.split(/[ :]/, 1)[0]!.toUpperCase();
    if (verb === 'RCPT') {
      recipients = [...recipients, /<(.*?)>/.exec(line)?.[1] ?? ''];
      return sayOr('recipient', '250 known here');
    }
    if (verb === 'DATA') {
      content = [];
      return say('354 go on');
    }
    if (verb === 'QUIT') {
      say('221 bye');
      return void socket.end();
    }
    say(verb === 'EHLO' ? '250 mail.example' : '250 well');
  });
}
