declare module 'virtual:document-entry' {
  /** The address of the script that every page loads. */
  export const script: string;
  /** What tells builds of the web app apart. */
  export const build: string;
}
