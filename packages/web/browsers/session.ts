/** Plain values, as they pass between this process and a page. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain };

/** A step of an input source, as W3C WebDriver and WebDriver BiDi both write it. */
export type InputAction =
  | { type: 'pointerMove'; x: number; y: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: InputAction[];
}

/** A browser with one page that a W3C protocol drives. */
export interface Session {
  open: (address: string) => Promise<void>;
  /** Calls a function in the page, with nothing of here but its arguments; waits for its promise. */
  run: <Args extends Plain[], Result extends Plain>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  perform: (sources: InputSource[]) => Promise<void>;
  /** A PNG of what is in view. */
  screenshot: () => Promise<Buffer>;
  /** What went wrong in pages since the last time, where the browser tells it. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}
