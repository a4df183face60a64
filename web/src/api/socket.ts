import { toSocket } from '../address';
import type { FromServer } from '../generated/protocol';
import type { Deed, Done, Line, Link, Listener } from './house';
import { ApiError, OFFLINE, segment } from './http';

interface Waiting {
  readonly done: (done: Done) => void;
  readonly failed: (error: ApiError) => void;
}

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
const PING_MS = 20_000;
const SILENCE_MS = 35_000;

/**
 * One table's line to the server, a socket. It reconnects by itself and asks only for what is new.
 *
 * Nothing is queued. A request fails immediately if it is made while the link is down, or if the link breaks
 * before the answer arrives. The snapshot after the reconnection shows what counted.
 */
export class TableSocket implements Line {
  #link: Link = 'connecting';
  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #asked = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  do(deed: Deed): Promise<Done> {
    const socket = this.#socket;
    if (this.#link !== 'open' || !socket) return Promise.reject(lost());
    const id = String(++this.#asked);
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      const send = () => socket.send(JSON.stringify({ ...deed, id }));
      // After `renew` the new socket may still be opening. What somebody says in that moment is not lost.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', send, { once: true });
      else send();
    });
  }

  /** Reconnects straight away, because the server identifies a socket by the person who opened it. */
  renew(): void {
    if (this.#link === 'closed') return;
    this.#hangUp();
    this.#connect();
  }

  close(): void {
    this.#set('closed');
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#hangUp();
  }

  #set(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.listener.linked(link);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const since = this.listener.since();
    const socket = new WebSocket(toSocket(`/tables/${segment(this.table)}/ws?since=${since}`));
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#heard = Date.now();
    clearInterval(this.#pinger);
    // A dead radio link raises no event. Silence after a ping is the only sign.
    this.#pinger = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE_MS) this.#lose();
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, PING_MS);
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'snapshot':
        this.#failures = 0;
        this.#set('open');
        break;
      case 'done':
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
        break;
      case 'refused':
        this.#waiting
          .get(message.id)
          ?.failed(
            new ApiError(
              409,
              message.code,
              message.message,
              [],
              message.reason,
              message.values,
              message.why,
              message.number,
            ),
          );
        this.#waiting.delete(message.id);
        break;
    }
    this.listener.hear(message);
    if (message.type === 'gone' && (message.code === 'missing' || message.code === 'seat')) this.close();
  }

  #hangUp(): void {
    clearInterval(this.#pinger);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const { failed } of this.#waiting.values()) failed(lost());
    this.#waiting.clear();
  }

  #lose(): void {
    this.#hangUp();
    if (this.#link === 'closed') return;
    this.#set('lost');
    const delay = Math.min(FIRST_DELAY_MS * 2 ** this.#failures++, LONGEST_DELAY_MS);
    // Spread out, so that not everyone reconnects to a restarted server in the same moment.
    this.#timer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  readonly #drop = (): void => {
    if (this.#link !== 'closed') this.#lose();
  };

  readonly #hurry = (): void => {
    if (this.#link !== 'lost' || document.visibilityState === 'hidden') return;
    this.#failures = 0;
    this.#connect();
  };
}

function lost(): ApiError {
  return new ApiError(0, OFFLINE, 'the connection is down; nothing was sent');
}
