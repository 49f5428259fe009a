declare module 'virtual:document-entry' {
  /** The address of the script that every page loads. */
  export const script: string;
  /** The addresses of it and of what it may load later: scripts, and the pictures they name; no sheets, no fonts. */
  export const loaded: readonly string[];
  /** What tells builds of the web app apart. */
  export const build: string;
}
