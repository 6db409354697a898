/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), written out: browsers give `crypto.subtle` only to https and localhost,
 * and dice have to be checkable over plain http at home too.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight. */
const [K, START] = constants();

function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [
    Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  ];
}

const BLOCK = 64;

/** The 32 bytes of SHA-256. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const words = new Uint32Array(64);
  const blocks = padded(message);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) compress(state, words, blocks, at);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, n) => view.setUint32(4 * n, word));
  return digest;
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = joined(
    block.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

/** Pieces one after another. */
export function joined(...pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A text as UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes in hexadecimal, small letters. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The other way round; null if the text is none. */
export function unhex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, n) => parseInt(text.slice(2 * n, 2 * n + 2), 16));
}

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length * 8);
  return view;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, words: Uint32Array, block: DataView, at: number): void {
  for (let n = 0; n < 16; n += 1) words[n] = block.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const [two, seven, fifteen, sixteen] = [words[n - 2], words[n - 7], words[n - 15], words[n - 16]] as Four;
    const s0 = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    const s1 = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    words[n] = sixteen + s0 + seven + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let n = 0; n < 64; n += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[n] as number) + (words[n] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] as number) + word));
}

type Four = [number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];
