import { Duplex } from 'node:stream';

export interface PortStreamEnds {
  send: (bytes: Uint8Array) => void;
  onClose: () => void;
}

/** What `pg` takes for a socket, while the bytes go to the worker that runs PGlite. */
export class PortStream extends Duplex {
  readonly #ends: PortStreamEnds;

  constructor(ends: PortStreamEnds) {
    super();
    this.#ends = ends;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  receive(bytes: Uint8Array) {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#ends.send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#ends.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#ends.onClose();
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
