import { io, type Socket } from 'socket.io-client';
import { readToken } from '../storage/local-state.ts';

const RECONNECT_MS = 5000;

/** Where a declaration stands now, as told to every open screen of its company. */
export interface DeclarationEvent {
  readonly id: number;
  readonly revision: number;
  readonly status: string;
  readonly mrn: string | null;
}

export interface LiveConnection {
  /** Hears of every change of a declaration; also called with undefined after each reconnect, when something may have been missed. */
  onDeclaration(listener: (event: DeclarationEvent | undefined) => void): () => void;
  close(): void;
}

/** Opens the live connection: signs in with `auth` on every connect, tries again after 5 s, only logs errors. */
export function openLive(socketUrl: string): LiveConnection {
  const listeners = new Set<(event: DeclarationEvent | undefined) => void>();
  const socket: Socket = io(socketUrl, {
    transports: ['websocket'],
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0,
  });
  socket.on('connect', () => socket.emit('auth', { token: readToken() }));
  socket.on('authenticated', () => {
    for (const listener of listeners) listener(undefined);
  });
  socket.on('declaration', (event: DeclarationEvent) => {
    for (const listener of listeners) listener(event);
  });
  socket.on('connect_error', (error) => console.warn('Live connection:', error.message));
  return {
    onDeclaration(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}
