import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { Connection } from '../../../src/server/websocket/connection.js';
import { ownOrigins } from '../../../src/server/auth/own-origins.js';
import { ConnectionCounter } from '../../../src/server/websocket/connection-counter.js';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly done: string[] = [];

  ping(): void {
    this.done.push('ping');
  }

  close(code: number): void {
    this.done.push(`close ${code}`);
  }

  terminate(): void {
    this.done.push('terminate');
  }
}

function aConnection() {
  const socket = new FakeSocket();
  const time = { ms: 0 };
  const connection = new Connection({
    // The members of a socket that a connection uses.
    socket: socket as unknown as Connection['deps']['socket'],
    address: '192.0.2.1',
    headerKey: undefined,
    listener: { errorLanguage: 'en', logError: () => undefined, recordRefusal: () => undefined },
    clock: () => time.ms,
  });
  const at = (ms: number) => {
    time.ms = ms;
    connection.check();
    return socket.done.splice(0);
  };
  return { socket, at };
}

test('a client is pinged every twelve seconds, and disconnected if it does not answer', () => {
  const { socket, at } = aConnection();
  expect([at(11_999), at(12_000), at(13_000)]).toEqual([[], ['ping'], []]);
  socket.emit('pong');
  expect(at(24_000)).toEqual(['ping']);
  expect(at(36_000)).toEqual(['terminate']);
});

test('a client that leaves a mebibyte unread is closed', () => {
  const { socket, at } = aConnection();
  socket.bufferedAmount = 1_048_576;
  expect(at(1)).toEqual([]);
  socket.bufferedAmount += 1;
  expect(at(2)).toEqual(['close 1013']);
});

test('a client that leaves anything unread for ten seconds is closed', () => {
  const { socket, at } = aConnection();
  socket.bufferedAmount = 10;
  expect(at(1)).toEqual([]);
  socket.bufferedAmount = 0;
  expect(at(2)).toEqual([]);
  socket.bufferedAmount = 10;
  expect([at(3), at(10_003), at(10_004)]).toEqual([[], [], ['close 1013']]);
});

test('a place released twice is free once', () => {
  const counter = new ConnectionCounter(2);
  const release = counter.acquire('a');
  counter.acquire('a');
  expect(counter.acquire('a')).toBeNull();
  release?.();
  release?.();
  expect(counter.acquire('a')).not.toBeNull();
  expect([counter.isFull('a'), counter.isFull('b')]).toEqual([true, false]);
});

test.each([
  { publicUrl: 'https://api.example.com', own: ['https://api.example.com'] },
  { publicUrl: 'https://api.example.com:8443/x', own: ['https://api.example.com:8443'] },
  {
    publicUrl: 'http://localhost:3000',
    own: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
  },
])('pages of $publicUrl may open sockets', ({ publicUrl, own }) => {
  expect([...ownOrigins(publicUrl)]).toEqual(own);
});
