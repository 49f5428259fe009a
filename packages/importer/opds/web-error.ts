/** Something could not be had from its address: one line for the operator. */
export class WebError extends Error {
  readonly code: 'address-refused' | 'not-answered' | 'answer-refused' | 'too-large';

  constructor(code: WebError['code'], address: string, message: string) {
    super(`${address}: ${message}`);
    this.name = 'WebError';
    this.code = code;
  }
}

export function tooLarge(address: string, maxBytes: number): WebError {
  return new WebError('too-large', address, `it has more than ${maxBytes / 1e6} MB.`);
}
