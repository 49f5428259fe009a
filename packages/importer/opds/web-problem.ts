/** Something could not be had from its address: one line for the operator. */
export class WebProblem extends Error {
  readonly code: 'address-refused' | 'not-answered' | 'answer-refused' | 'too-large';

  constructor(code: WebProblem['code'], address: string, message: string) {
    super(`${address}: ${message}`);
    this.name = 'WebProblem';
    this.code = code;
  }
}

export function tooLarge(address: string, maxBytes: number): WebProblem {
  return new WebProblem('too-large', address, `it has more than ${maxBytes / 1e6} MB.`);
}
